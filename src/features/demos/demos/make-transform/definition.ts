import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const ORDERS = ['translate, rotate, scale', 'rotate, translate, scale'] as const;

const definition = defineDemo({
  title: 'makeTransform()',
  alternative:
    'A card moves, rotates, scales and skews away from its dashed outline, all at once. Change each value, or switch the order to see how rotating first sends the card elsewhere.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 75,
  controls: {
    order: select({label: 'order', options: ORDERS, value: ORDERS[0]}),
    x: slider({label: 'translateX', min: -400, max: 400, step: 10, value: 240, unit: 'px'}),
    angle: slider({label: 'rotate', min: -180, max: 180, step: 5, value: 30, unit: '°'}),
    factor: slider({label: 'scale', min: 0.2, max: 2, step: 0.1, value: 1.3}),
    slant: slider({label: 'skewX', min: -45, max: 45, step: 1, value: 0, unit: '°'}),
    turn: slider({label: 'rotateY', min: -80, max: 80, step: 5, value: 0, unit: '°'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
