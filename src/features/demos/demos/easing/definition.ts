import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

export const CURVES = [
  'linear',
  'ease',
  'quad',
  'cubic',
  'poly',
  'sin',
  'circle',
  'exp',
  'elastic',
  'back',
  'bounce',
  'bezier',
  'step0',
  'step1',
] as const;

export type CurveName = (typeof CURVES)[number];

const bezierPoint = (label: string, value: number, min = 0, max = 1) =>
  slider({label, min, max, step: 0.05, value, when: {curve: ['bezier']}});

const definition = defineDemo({
  title: 'Easing',
  alternative:
    'Fourteen easing curves, each above a dot that covers the same distance in the same time but speeds up and slows down differently. Pick a curve to highlight it, or change the direction and duration for all of them.',
  width: 1200,
  height: 700,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 75,
  controls: {
    curve: select({label: 'curve', options: CURVES, value: 'cubic'}),
    direction: select({label: 'direction', options: ['in', 'out', 'inOut'], value: 'inOut'}),
    frames: slider({label: 'duration', min: 15, max: 120, step: 1, value: 90, unit: 'frames'}),
    power: slider({label: 'n', min: 1, max: 8, step: 1, value: 4, when: {curve: ['poly']}}),
    bounciness: slider({
      label: 'bounciness',
      min: 0,
      max: 4,
      step: 0.1,
      value: 1,
      when: {curve: ['elastic']},
    }),
    overshoot: slider({label: 's', min: 0, max: 6, step: 0.1, value: 2, when: {curve: ['back']}}),
    x1: bezierPoint('x1', 0.8),
    y1: bezierPoint('y1', 0, -1, 2),
    x2: bezierPoint('x2', 0.2),
    y2: bezierPoint('y2', 1, -1, 2),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
