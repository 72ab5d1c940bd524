import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

const Ball: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 110,
          height: 110,
          borderRadius: '50%',
          backgroundColor: '#ff94b0',
          translate: `${Math.cos(angle) * 450}px ${Math.sin(angle * 2) * 210}px`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Comet: React.FC<Values> = ({layers, lag, opacity}) => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <Trail layers={layers} lagInFrames={lag} trailOpacity={opacity}>
      <Ball />
    </Trail>
  </AbsoluteFill>
);
