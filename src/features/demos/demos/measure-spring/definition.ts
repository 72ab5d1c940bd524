import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'measureSpring()',
  alternative:
    'A column springs to its height and turns green once the spring counts as at rest, with that frame number above it. Change the spring or the threshold, and it comes to rest earlier or later.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 60,
  hasPlot: true,
  controls: {
    damping: slider({label: 'damping', min: 4, max: 40, step: 1, value: 8}),
    stiffness: slider({label: 'stiffness', min: 20, max: 300, step: 5, value: 100}),
    mass: slider({label: 'mass', min: 0.2, max: 3, step: 0.1, value: 1}),
    threshold: slider({label: 'threshold', min: 0.001, max: 0.1, step: 0.001, value: 0.005}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
