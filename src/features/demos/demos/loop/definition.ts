import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Loop>',
  alternative:
    'A ball bounces once per iteration, and a counter shows the current one. Change the length of an iteration or limit how many there are, and the strip below shows where each one starts and ends.',
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
    isLimited: toggle({label: 'limit iterations', value: false}),
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
