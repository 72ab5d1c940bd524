import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Sequence>',
  alternative:
    'Two cards come and go, each showing the frame that it sees. Change how long they last, move the second one or nest it in the first, and the strip below shows when each card is mounted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 45,
  timelineRows: 2,
  controls: {
    firstLength: slider({
      label: 'durationInFrames (first)',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    from: slider({label: 'from (second)', min: -40, max: 110, step: 1, value: 30}),
    length: slider({
      label: 'durationInFrames (second)',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    isNested: toggle({label: 'nest second in first', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
