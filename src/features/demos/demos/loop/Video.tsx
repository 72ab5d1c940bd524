import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

const Ball: React.FC<{length: number}> = ({length}) => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  const height = Math.sin((frame / length) * Math.PI) * 400;

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#121826'}}>
      <div style={{position: 'absolute', left: 70, top: 60}}>
        turn {loop?.iteration}, frame {frame}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 80 + height,
          width: 140,
          height: 140,
          borderRadius: '50%',
          backgroundColor: '#7fdcae',
        }}
      />
    </AbsoluteFill>
  );
};

export const Bounce: React.FC<Values> = ({length, isLimited, times}) => (
  <Loop durationInFrames={length} times={isLimited ? times : undefined}>
    <Ball length={length} />
  </Loop>
);
