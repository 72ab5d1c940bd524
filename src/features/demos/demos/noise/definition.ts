import {select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'noise2D(), noise3D(), noise4D()',
  alternative:
    'A field of dots whose sizes follow noise: neighbors are alike. In two dimensions it stands still, with time as the third it flows, and with a circle through the third and fourth it loops without a seam.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  controls: {
    dimensions: select({
      label: 'function',
      options: ['noise2D', 'noise3D', 'noise4D'],
      value: 'noise4D',
    }),
    seed: text({label: 'seed', value: 'field', maxLength: 24}),
    scale: slider({label: 'steps in the noise', min: 0.01, max: 0.5, step: 0.01, value: 0.12}),
    speed: slider({
      label: 'speed',
      min: 0,
      max: 2,
      step: 0.1,
      value: 0.6,
      when: {dimensions: ['noise3D', 'noise4D']},
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
