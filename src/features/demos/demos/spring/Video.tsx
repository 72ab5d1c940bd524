import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Badge: React.FC<Values> = ({
  damping,
  stiffness,
  mass,
  delay,
  stretch,
  durationInFrames,
  overshootClamping,
  reverse,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const scale = spring({
    frame,
    fps,
    delay,
    durationInFrames: stretch ? durationInFrames : undefined,
    reverse,
    config: {
      damping,
      stiffness,
      mass,
      overshootClamping,
    },
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div
        style={{
          padding: '50px 110px',
          borderRadius: 200,
          fontSize: 120,
          fontWeight: 700,
          color: '#061021',
          backgroundColor: '#7fb3ff',
          scale: String(scale),
        }}
      >
        Hello
      </div>
    </AbsoluteFill>
  );
};
