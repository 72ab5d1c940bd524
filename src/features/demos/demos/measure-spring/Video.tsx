import {AbsoluteFill, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Column: React.FC<Values> = ({damping, stiffness, mass, threshold}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const config = {damping, stiffness, mass};
  const height = spring({frame, fps, config}) * 400;
  const rest = measureSpring({fps, config, threshold});

  return (
    <AbsoluteFill style={{justifyContent: 'flex-end', backgroundColor: '#121826'}}>
      <div
        style={{
          height,
          margin: '0 400px',
          borderRadius: '24px 24px 0 0',
          backgroundColor: frame >= rest ? '#7fdcae' : '#7fb3ff',
        }}
      />
    </AbsoluteFill>
  );
};
