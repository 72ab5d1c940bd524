import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const length = (label: string, value: number) =>
  slider({label, min: 10, max: 90, step: 1, value, unit: 'frames'});

const definition = defineDemo({
  title: '<Series>',
  alternative:
    'Three scenes, morning, noon and night, play one after another. Make one longer and the scenes after it move, or give the last one an offset to start it earlier or later.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    morning: length('Morning length', 40),
    noon: length('Noon length', 50),
    night: length('Night length', 60),
    offset: slider({
      label: 'Night offset',
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
