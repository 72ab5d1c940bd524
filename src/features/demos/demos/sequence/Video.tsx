import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

type Props = {name: string; color: string; left: number};

const Card: React.FC<Props> = ({name, color, left}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        left,
        top: 160,
        width: 500,
        height: 400,
        placeContent: 'center',
        gap: 20,
        borderRadius: 40,
        backgroundColor: color,
      }}
    >
      <div style={{fontSize: 90, fontWeight: 700}}>{name}</div>
      <div style={{font: "500 56px 'JetBrains Mono Variable'"}}>frame {frame}</div>
    </AbsoluteFill>
  );
};

export const TwoCards: React.FC<Values> = ({firstLength, from, length, isNested}) => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <Sequence durationInFrames={firstLength}>
      <Card name="First" color="#7fb3ff" left={120} />
      {isNested ? (
        <Sequence from={from} durationInFrames={length}>
          <Card name="Second" color="#ffb27a" left={660} />
        </Sequence>
      ) : null}
    </Sequence>
    {isNested ? null : (
      <Sequence from={from} durationInFrames={length}>
        <Card name="Second" color="#ffb27a" left={660} />
      </Sequence>
    )}
  </AbsoluteFill>
);
