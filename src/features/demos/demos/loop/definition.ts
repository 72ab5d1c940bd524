import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Loop>',
  alternative:
    'A ball bounces once in each turn of the loop. A number says which turn it is, and a strip below where the turns begin and end.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    length: slider({
      label: 'durationInFrames',
      min: 15,
      max: 90,
      step: 1,
      value: 45,
      unit: 'frames',
    }),
    isLimited: toggle({label: 'limit the turns', value: false}),
    times: slider({
      label: 'times',
      min: 1,
      max: 6,
      step: 1,
      value: 2,
      when: {isLimited: [true]},
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
