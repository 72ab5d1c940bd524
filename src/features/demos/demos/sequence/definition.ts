import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Sequence>',
  alternative:
    'Two cards come and go, each with the frame that it sees itself. A strip below shows from which frame to which each one is mounted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 45,
  timelineRows: 2,
  controls: {
    firstLength: slider({
      label: 'durationInFrames of the first',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    from: slider({label: 'from of the second', min: -40, max: 110, step: 1, value: 30}),
    length: slider({
      label: 'durationInFrames of the second',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    isNested: toggle({label: 'second inside of the first', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
