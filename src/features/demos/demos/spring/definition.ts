import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'spring()',
  alternative:
    'A badge grows from nothing to its full size. Lower the damping and it overshoots several times, or raise it until the badge just glides into place.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 40,
  hasPlot: true,
  controls: {
    damping: slider({label: 'damping', min: 1, max: 60, step: 1, value: 10}),
    stiffness: slider({label: 'stiffness', min: 10, max: 300, step: 5, value: 100}),
    mass: slider({label: 'mass', min: 0.2, max: 5, step: 0.1, value: 1}),
    delay: slider({label: 'delay', min: 0, max: 60, step: 1, value: 15, unit: 'frames'}),
    stretch: toggle({label: 'fixed duration', value: false}),
    durationInFrames: slider({
      label: 'durationInFrames',
      min: 10,
      max: 90,
      step: 1,
      value: 60,
      unit: 'frames',
      when: {stretch: [true]},
    }),
    overshootClamping: toggle({label: 'overshootClamping', value: false}),
    reverse: toggle({label: 'reverse', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
