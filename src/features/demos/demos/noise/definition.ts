import {select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'noise2D(), noise3D(), noise4D()',
  alternative:
    'A field of dots sized by noise, where neighbors look alike and the seed and step size change the pattern. It stands still with noise2D(), flows over time with noise3D(), and loops without a seam with noise4D(), which circles through the third and fourth dimensions.',
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
    scale: slider({label: 'step size', min: 0.01, max: 0.5, step: 0.01, value: 0.12}),
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
