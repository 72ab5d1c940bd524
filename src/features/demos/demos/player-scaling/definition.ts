import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'Size of a <Player>',
  alternative:
    'A box of the size that a player gets, and within it the composition: scaled as a whole to the largest size that fits, in the middle, with empty space where the shapes differ.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 45,
  controls: {
    composition: select({
      label: 'composition',
      options: ['1280 × 720', '1080 × 1080', '1080 × 1920'],
      value: '1280 × 720',
    }),
    width: slider({
      label: 'width of the player',
      min: 100,
      max: 1200,
      step: 10,
      value: 700,
      unit: 'px',
    }),
    height: slider({
      label: 'height of the player',
      min: 100,
      max: 620,
      step: 10,
      value: 560,
      unit: 'px',
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
