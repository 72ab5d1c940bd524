import {
  AbsoluteFill,
  Easing,
  Sequence,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Scene = {text: string; background: string; color: string; Letter: React.FC<LetterProps>};
type LetterProps = {letter: string; index: number; count: number};

const SCENE = 48;
const OVERLAP = 12;

/** The weight of a variable font runs through the word like a wave. */
function Wave({letter, index}: LetterProps) {
  const frame = useCurrentFrame();
  const weight = 500 - 400 * Math.cos(frame / 7 - index * 0.55);
  const enter = useSpring(index * 1.5);
  return (
    <span
      style={{
        display: 'inline-block',
        fontVariationSettings: `'wght' ${weight.toFixed(0)}`,
        transform: `translateY(${(1 - enter) * 160}px)`,
        opacity: enter,
      }}
    >
      {letter}
    </span>
  );
}

/** Letters come down one after the other and are squeezed where they land. */
function Drop({letter, index}: LetterProps) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const fall = spring({frame: frame - index * 3, fps, config: {damping: 9, mass: 0.7}});
  const height = 0.55 + 0.45 * fall;
  return (
    <span
      style={{
        display: 'inline-block',
        transformOrigin: '50% 85%',
        transform: `translateY(${interpolate(fall, [0, 1], [-560, 0])}px) scale(${1 / height}, ${height})`,
      }}
    >
      {letter}
    </span>
  );
}

/** Each letter rolls through the alphabet until it has found itself. */
function Roll({letter, index}: LetterProps) {
  const frame = useCurrentFrame();
  const rest = interpolate(frame, [0, 18 + index * 2.5], [9, 0], {
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });
  const code = letter.charCodeAt(0) - 97;
  return (
    <span
      style={{
        display: 'inline-block',
        position: 'relative',
        overflow: 'hidden',
        height: '1.2em',
        lineHeight: 1.2,
      }}
    >
      <span style={{visibility: 'hidden'}}>{letter}</span>
      {[0, 1].map((row) => (
        <span
          key={row}
          style={{
            position: 'absolute',
            inset: 0,
            textAlign: 'center',
            transform: `translateY(${(row - (rest % 1)) * -100}%)`,
          }}
        >
          {String.fromCharCode(97 + ((code + Math.floor(rest) + row) % 26))}
        </span>
      ))}
    </span>
  );
}

/** The word turns like the hand of a clock, with echoes of where it was. */
function Spin({letter, index, count}: LetterProps) {
  const enter = useSpring(index * 2);
  const offset = index - (count - 1) / 2;
  return (
    <span
      style={{
        display: 'inline-block',
        opacity: enter,
        transform: `translateX(${(1 - enter) * offset * -90}px) rotate(${(1 - enter) * 180}deg) scale(${enter})`,
      }}
    >
      {letter === ' ' ? '\u00a0' : letter}
    </span>
  );
}

function useSpring(delay: number) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return spring({frame: frame - delay, fps, config: {damping: 16, mass: 0.6}});
}

const SCENES: Scene[] = [
  {text: 'every', background: '#0a5bd8', color: '#ffffff', Letter: Wave},
  {text: 'frame is', background: '#ffd84d', color: '#1a2233', Letter: Drop},
  {text: 'function', background: '#14203a', color: '#7fdcae', Letter: Roll},
  {text: 'of time', background: '#ff6b57', color: '#fff6e5', Letter: Spin},
];

function Word({text, background, color, Letter}: Scene) {
  const frame = useCurrentFrame();
  const radius = interpolate(frame, [0, OVERLAP], [0, 78], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
  return (
    <AbsoluteFill
      style={{
        background,
        color,
        clipPath: `circle(${radius}% at 50% 50%)`,
        justifyContent: 'center',
        alignItems: 'center',
        fontFamily: "'Inter Variable', sans-serif",
        fontSize: 260,
        fontWeight: 850,
        letterSpacing: '-0.05em',
        whiteSpace: 'pre',
      }}
    >
      <div>
        {[...text].map((letter, index) => (
          <Letter key={index} letter={letter} index={index} count={text.length} />
        ))}
      </div>
    </AbsoluteFill>
  );
}

export default function Weight() {
  const {durationInFrames} = useVideoConfig();
  return (
    <AbsoluteFill style={{background: SCENES[3]?.background}}>
      {SCENES.map((scene, index) => (
        <Sequence
          key={scene.text}
          from={index * (SCENE - OVERLAP / 2)}
          durationInFrames={index === SCENES.length - 1 ? durationInFrames : SCENE + OVERLAP}
        >
          <Word {...scene} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}
