import {
  makeTransform,
  perspective,
  rotate,
  rotateY,
  scale,
  skewX,
  translateX,
} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

export const Card: React.FC<Values> = ({order, x, angle, factor, slant, turn}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  const transform = makeTransform([
    perspective(1200),
    order.startsWith('translate') ? translateX(progress * x) : rotate(progress * angle),
    order.startsWith('translate') ? rotate(progress * angle) : translateX(progress * x),
    scale(1 + progress * (factor - 1)),
    skewX(progress * slant),
    rotateY(progress * turn),
  ]);

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{width: 300, height: 200, borderRadius: 24, background: '#cf9bff', transform}}>
        Card
      </div>
    </AbsoluteFill>
  );
};
