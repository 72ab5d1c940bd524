import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

export const Dot: React.FC<Values> = ({
  curve,
  direction,
  frames,
  power,
  bounciness,
  overshoot,
  x1,
  y1,
  x2,
  y2,
}) => {
  const frame = useCurrentFrame();

  const x = interpolate(frame, [0, frames], [0, 1000], {
    easing: Easing[direction](
      {
        linear: Easing.linear,
        ease: Easing.ease,
        quad: Easing.quad,
        cubic: Easing.cubic,
        poly: Easing.poly(power),
        sin: Easing.sin,
        circle: Easing.circle,
        exp: Easing.exp,
        elastic: Easing.elastic(bounciness),
        back: Easing.back(overshoot),
        bounce: Easing.bounce,
        bezier: Easing.bezier(x1, y1, x2, y2),
        step0: Easing.step0,
        step1: Easing.step1,
      }[curve],
    ),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{justifyContent: 'center', backgroundColor: '#121826'}}>
      <div
        style={{
          width: 160,
          height: 160,
          borderRadius: '50%',
          backgroundColor: '#e6ebf4',
          translate: `${x}px`,
        }}
      />
    </AbsoluteFill>
  );
};
