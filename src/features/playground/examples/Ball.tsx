import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const BOUNCE = 40; // frames from the floor to the floor
const SIZE = 150;
const HEIGHT = 400;

export default function Ball() {
  const frame = useCurrentFrame();
  const time = frame % BOUNCE;

  const lift = interpolate(time, [0, BOUNCE / 2, BOUNCE], [0, HEIGHT, 0], {
    easing: (x) => (time < BOUNCE / 2 ? Easing.out(Easing.quad)(x) : Easing.in(Easing.quad)(x)),
  });
  // Near the floor the ball is flat and wide.
  const squash = interpolate(lift, [0, 60], [0.28, 0], {extrapolateRight: 'clamp'});
  const shadow = interpolate(lift, [0, HEIGHT], [1, 0.4]);

  return (
    <AbsoluteFill style={{backgroundColor: '#fff4e3'}}>
      <div
        style={{
          position: 'absolute',
          left: '50%',
          bottom: 92,
          width: SIZE * 1.2,
          height: 26,
          marginLeft: -SIZE * 0.6,
          borderRadius: '50%',
          backgroundColor: '#e2b27c',
          opacity: shadow,
          transform: `scaleX(${shadow})`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: '50%',
          bottom: 104,
          width: SIZE,
          height: SIZE,
          marginLeft: -SIZE / 2,
          borderRadius: '50%',
          background: 'radial-gradient(circle at 35% 30%, #ff9d6c, #e2502c 70%)',
          transformOrigin: '50% 100%',
          transform: `translateY(${-lift}px) scale(${1 + squash}, ${1 - squash})`,
        }}
      />
    </AbsoluteFill>
  );
}
