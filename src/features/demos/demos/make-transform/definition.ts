import {select, slider} from '../../controls';
import {defineDemo} from '../../define';

export const ORDERS = ['translate, rotate, scale', 'rotate, translate, scale'] as const;

export default defineDemo({
  title: 'makeTransform()',
  alternative:
    'A card moves away from its dashed outline: shifted, turned, enlarged and slanted at once. Whether it is shifted or turned first decides where it goes.',
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
  code: ({order, x, angle, factor, slant, turn}) => {
    const first = [`translateX(progress * ${x})`, `rotate(progress * ${angle})`];
    const calls = [
      'perspective(1200)',
      ...(order === ORDERS[0] ? first : first.reverse()),
      `scale(1 + progress * ${Number((factor - 1).toFixed(1))})`,
      `skewX(progress * ${slant})`,
      `rotateY(progress * ${turn})`,
    ];
    return `import {
  makeTransform,
  perspective,
  rotate,
  rotateY,
  scale,
  skewX,
  translateX,
} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Card: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  const transform = makeTransform([
${calls.map((call) => `    ${call},\n`).join('')}  ]);

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{width: 300, height: 200, backgroundColor: '#cf9bff', transform}} />
    </AbsoluteFill>
  );
};
`;
  },
});
