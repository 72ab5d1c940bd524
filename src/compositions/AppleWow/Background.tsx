import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

const LIGHTS = 90;

/** A night sky whose middle lights up with the explosion, and whose stars twinkle. */
export function Background() {
  const frame = useCurrentFrame();
  const glow = interpolate(frame, [0, 10, 80], [0, 1, 0.25], {
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.quad),
  });

  return (
    <AbsoluteFill style={{background: 'linear-gradient(#0a0c24, #251250 60%, #5a1e63)'}}>
      {Array.from({length: LIGHTS}, (_, index) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            left: `${random(`x${index}`) * 100}%`,
            top: `${random(`y${index}`) * 100}%`,
            width: 2 + random(`size${index}`) * 2,
            aspectRatio: 1,
            borderRadius: '50%',
            backgroundColor: '#ffffff',
            opacity: 0.25 + 0.25 * Math.sin(frame / 12 + index),
          }}
        />
      ))}
      <AbsoluteFill
        style={{
          background: 'radial-gradient(circle, #ff9d6c 0%, #d9468f66 28%, transparent 60%)',
          opacity: glow,
        }}
      />
    </AbsoluteFill>
  );
}

/** Stage 6: the sky alone. */
export default Background;
