import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const length = (label: string, value: number) =>
  slider({label, min: 10, max: 90, step: 1, value, unit: 'frames'});

const definition = defineDemo({
  title: '<Series>',
  alternative:
    'Three scenes, morning, noon and night, follow one another. When one gets longer, the others move, and with an offset the last one starts earlier or later.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    morning: length('length of Morning', 40),
    noon: length('length of Noon', 50),
    night: length('length of Night', 60),
    offset: slider({
      label: 'offset of Night',
      min: -40,
      max: 40,
      step: 1,
      value: 0,
      unit: 'frames',
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
