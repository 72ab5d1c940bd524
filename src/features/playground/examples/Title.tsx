import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['Write', 'React.', 'Get', 'video.'];

const Word: React.FC<{children: string; delay: number}> = ({children, delay}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const enter = spring({frame, fps, delay, config: {damping: 14}});
  const leave = interpolate(frame, [durationInFrames - 20, durationInFrames - 5], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <span style={{display: 'inline-block', overflow: 'hidden', padding: '0 0.14em'}}>
      <span
        style={{
          display: 'inline-block',
          opacity: 1 - leave,
          transform: `translateY(${(1 - enter) * 110 - leave * 40}%)`,
        }}
      >
        {children}
      </span>
    </span>
  );
};

export default function Title() {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: '#0b1020',
        color: '#f3f6ff',
        fontSize: 150,
        fontWeight: 800,
        letterSpacing: '-0.04em',
        textAlign: 'center',
      }}
    >
      <div>
        {words.map((word, index) => (
          <Word key={word} delay={(index - 1) * 8}>
            {word}
          </Word>
        ))}
      </div>
    </AbsoluteFill>
  );
}
