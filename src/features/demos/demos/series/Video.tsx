import {AbsoluteFill, Series, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

const Scene: React.FC<{title: string; color: string; sun: number}> = ({title, color, sun}) => {
  const frame = useCurrentFrame();
  const light = `circle at 1030px ${sun - frame}px, #ffffffb3 130px, transparent 131px`;

  return (
    <AbsoluteFill
      style={{
        padding: 80,
        opacity: Math.min(1, frame / 10),
        background: `radial-gradient(${light}) ${color}`,
      }}
    >
      <div style={{fontSize: 130, fontWeight: 700, letterSpacing: '-0.03em'}}>{title}</div>
      <div style={{marginTop: 12, font: "500 56px 'JetBrains Mono Variable'"}}>frame {frame}</div>
    </AbsoluteFill>
  );
};

export const Day: React.FC<Values> = ({morning, noon, night, offset}) => (
  <Series>
    <Series.Sequence durationInFrames={morning}>
      <Scene title="Morning" color="#ffb27a" sun={600} />
    </Series.Sequence>
    <Series.Sequence durationInFrames={noon}>
      <Scene title="Noon" color="#7fb3ff" sun={260} />
    </Series.Sequence>
    <Series.Sequence durationInFrames={night} offset={offset}>
      <Scene title="Night" color="#cf9bff" sun={690} />
    </Series.Sequence>
  </Series>
);
