import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Trail>',
  alternative:
    'A ball moves in a figure eight, followed by copies of itself from earlier frames that fade the older they are. Change the number of copies, how far they lag behind and their opacity.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 20,
  controls: {
    layers: slider({label: 'layers', min: 0, max: 40, step: 1, value: 20}),
    lag: slider({label: 'lagInFrames', min: 0.1, max: 4, step: 0.1, value: 1, unit: 'frames'}),
    opacity: slider({label: 'trailOpacity', min: 0, max: 1, step: 0.05, value: 0.8}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
