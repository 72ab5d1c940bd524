import {AbsoluteFill, Series, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const lines = [
  {text: 'One idea', color: '#ffd84d'},
  {text: 'ten formats', color: '#ff8fb1'},
  {text: 'zero clicks', color: '#8ce3c1'},
];

const Line: React.FC<{text: string; color: string}> = ({text, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const scale = spring({frame, fps, config: {damping: 12, stiffness: 160}});
  const drift = interpolate(frame, [0, durationInFrames], [-2.5, 2.5]);

  return (
    <AbsoluteFill style={{justifyContent: 'center', backgroundColor: color}}>
      <p
        style={{
          margin: 0,
          padding: '0 90px',
          color: '#17171f',
          fontSize: 205,
          fontWeight: 900,
          lineHeight: 0.95,
          letterSpacing: '-0.05em',
          transform: `rotate(${drift}deg) scale(${0.6 + 0.4 * scale})`,
        }}
      >
        {text}
      </p>
    </AbsoluteFill>
  );
};

export default function Story() {
  return (
    <Series>
      {lines.map((line) => (
        <Series.Sequence key={line.text} durationInFrames={30}>
          <Line {...line} />
        </Series.Sequence>
      ))}
    </Series>
  );
}
