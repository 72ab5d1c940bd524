import {color, select, slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const SHAPES = [
  'Circle',
  'Ellipse',
  'Rect',
  'Triangle',
  'Star',
  'Polygon',
  'Pie',
  'Heart',
] as const;

const WITH_CORNERS = ['Rect', 'Triangle', 'Star', 'Polygon'] as const;

const size = (label: string, value: number, shapes: readonly string[], max = 320) =>
  slider({label, min: 20, max, step: 5, value, unit: 'px', when: {shape: shapes}});

const factor = (label: string, min: number, max: number, value: number, shape: string) =>
  slider({label, min, max, step: 0.05, value, when: {shape: [shape]}});

const controls = {
  shape: select({label: 'shape', options: SHAPES, value: 'Star'}),
  radius: size('radius', 240, ['Circle', 'Polygon', 'Pie']),
  rx: size('rx', 300, ['Ellipse']),
  ry: size('ry', 180, ['Ellipse']),
  width: size('width', 500, ['Rect'], 700),
  height: size('height', 400, ['Rect', 'Heart'], 600),
  length: size('length', 450, ['Triangle'], 600),
  direction: select({
    label: 'direction',
    options: ['up', 'right', 'down', 'left'],
    value: 'up',
    when: {shape: ['Triangle']},
  }),
  points: slider({
    label: 'points',
    min: 3,
    max: 16,
    step: 1,
    value: 5,
    when: {shape: ['Star', 'Polygon']},
  }),
  innerRadius: size('innerRadius', 130, ['Star']),
  outerRadius: size('outerRadius', 280, ['Star']),
  corners: select({
    label: 'corners',
    options: ['cornerRadius', 'edgeRoundness'],
    value: 'cornerRadius',
    when: {shape: WITH_CORNERS},
  }),
  cornerRadius: slider({
    label: 'cornerRadius',
    min: 0,
    max: 120,
    step: 1,
    value: 16,
    unit: 'px',
    when: {shape: WITH_CORNERS, corners: ['cornerRadius']},
  }),
  edgeRoundness: slider({
    label: 'edgeRoundness',
    min: -1,
    max: 2,
    step: 0.05,
    value: 0.7,
    when: {shape: WITH_CORNERS, corners: ['edgeRoundness']},
  }),
  progress: factor('progress', 0, 1, 0.7, 'Pie'),
  closePath: toggle({label: 'closePath', value: true, when: {shape: ['Pie']}}),
  counterClockwise: toggle({label: 'counterClockwise', value: false, when: {shape: ['Pie']}}),
  aspectRatio: factor('aspectRatio', 0.6, 1.8, 1.1, 'Heart'),
  bottomRoundness: factor('bottomRoundnessAdjustment', -1, 1, 0, 'Heart'),
  depth: factor('depthAdjustment', -1, 1, 0, 'Heart'),
  fill: color({label: 'fill', value: '#e8c477'}),
  stroke: color({label: 'stroke', value: '#ff94b0'}),
  strokeWidth: slider({label: 'strokeWidth', min: 0, max: 40, step: 1, value: 0, unit: 'px'}),
};

const definition = defineDemo({
  title: '@remotion/shapes',
  alternative:
    'A slowly rotating shape: a circle, an ellipse, a rectangle, a triangle, a star, a polygon, a pie or a heart. Choose one and change its props, such as its size, corners and colors.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 360,
  controls,
});

export default definition;

export type Values = ValuesOf<typeof definition>;
