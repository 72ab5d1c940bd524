import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'Size of a <Player>',
  alternative:
    "A dashed box shows the player's size. Resize it or pick another composition, which is scaled to the largest size that fits and centered, with empty space where the aspect ratios differ.",
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
      label: 'player width',
      min: 100,
      max: 1200,
      step: 10,
      value: 700,
      unit: 'px',
    }),
    height: slider({
      label: 'player height',
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
