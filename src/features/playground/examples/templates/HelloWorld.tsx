import {
  AbsoluteFill,
  Sequence,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const TITLE = 'Welcome to Remotion';
const COLORS = ['#0a5bd8', '#7b7dff', '#19b5a5'];

/** An arc draws itself, and the whole logo turns. */
function Logo() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps, config: {damping: 14}});

  return (
    <svg viewBox="-300 -300 600 600" width={620} style={{transform: `scale(${scale})`}}>
      {COLORS.map((color, index) => {
        const length = spring({frame, fps, delay: 8 + index * 7, config: {damping: 200}});
        return (
          <ellipse
            key={color}
            rx={110}
            ry={250}
            fill="none"
            stroke={color}
            strokeWidth={26}
            strokeLinecap="round"
            pathLength={1}
            strokeDasharray={`${length} 2`}
            transform={`rotate(${index * 60 + frame * 0.7})`}
          />
        );
      })}
      <circle r={44 * scale} fill={COLORS[0]} />
    </svg>
  );
}

/** The words of the title come up one by one. */
function Title() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <h1 style={{margin: 0, fontSize: 130, letterSpacing: '-0.04em', textAlign: 'center'}}>
      {TITLE.split(' ').map((word, index) => {
        const enter = spring({frame, fps, delay: index * 5, config: {damping: 14}});
        return (
          <span
            key={word}
            style={{display: 'inline-block', margin: '0 0.13em', transform: `scale(${enter})`}}
          >
            {word}
          </span>
        );
      })}
    </h1>
  );
}

function Subtitle() {
  const opacity = interpolate(useCurrentFrame(), [0, 20], [0, 1], {extrapolateRight: 'clamp'});
  return (
    <p style={{margin: '24px 0 0', fontSize: 44, color: '#5b6478', textAlign: 'center', opacity}}>
      Edit the code and watch it change.
    </p>
  );
}

export default function HelloWorld() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const up = spring({frame, fps, delay: 32, config: {damping: 100}});
  const opacity = interpolate(frame, [durationInFrames - 20, durationInFrames - 6], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: 'white', color: '#14203a'}}>
      <AbsoluteFill style={{opacity}}>
        <AbsoluteFill
          style={{
            justifyContent: 'center',
            alignItems: 'center',
            transform: `translateY(${up * -150}px)`,
          }}
        >
          <Logo />
        </AbsoluteFill>
        <AbsoluteFill style={{top: 740}}>
          <Sequence from={36} layout="none">
            <Title />
          </Sequence>
          <Sequence from={70} layout="none">
            <Subtitle />
          </Sequence>
        </AbsoluteFill>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
