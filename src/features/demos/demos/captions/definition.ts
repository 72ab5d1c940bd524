import {color, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'createTikTokStyleCaptions()',
  alternative:
    'A spoken sentence appears a few words at a time, with the current word highlighted, and a strip below shows when each page of words starts. Raise the milliseconds to put more words on each page.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    combine: slider({
      label: 'combineTokensWithinMilliseconds',
      min: 0,
      max: 3000,
      step: 50,
      value: 900,
      unit: 'ms',
    }),
    highlight: color({label: 'highlight color', value: '#7fdcae'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
