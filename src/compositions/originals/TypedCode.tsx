import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

/** The component before anything is typed into it, in two parts. */
const BEFORE = `export const Sun = () => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{`;
const AFTER = `
      }}
    />
  );
};`;

const TYPED = `
        width: 240,
        height: 240,
        borderRadius: '50%',
        background: '#ffb454',
        rotate: \`\${frame}deg\`,`;

const TEXT_COLOR = '#dbe3f1';

/** What a word, a string or a sign of the code looks like. The first rule that fits counts. */
const RULES: [pattern: RegExp, color: string][] = [
  [/^(export|const|return)$/, '#cf9bff'],
  [/^['`]/, '#7fdcae'],
  [/^\d/, '#ffb27a'],
  [/^(useCurrentFrame|Sun)$/, '#84b6ff'],
  [/^(<?div|style|\/>)$/, '#ff94b0'],
  [/^[^\w\s]/, '#8e9bb3'],
];

const piecesOf = (code: string) => code.match(/'[^']*'?|`[^`]*`?|<?\w+|\/>|\s+|./g) ?? [];

const colorOf = (piece: string) =>
  RULES.find(([pattern]) => pattern.test(piece))?.[1] ?? TEXT_COLOR;

/** Frame at which each character is typed: quick, a little uneven, with a breath at line ends. */
const typedAt = [...TYPED].reduce<number[]>((frames, character, index) => {
  const isIndent = character === ' ' && (TYPED[index - 1] === '\n' || TYPED[index - 1] === ' ');
  const pause = isIndent ? 0 : character === '\n' ? 2.2 : 0.55 + random(`key-${index}`) * 0.75;
  return [...frames, (frames.at(-1) ?? 12) + pause];
}, []);

/** The frame at which a piece of the code stands there completely. */
const writtenAt = (piece: string) => typedAt[TYPED.indexOf(piece) + piece.length - 1] ?? 0;

const MOMENTS = {
  size: writtenAt('height: 240,'),
  round: writtenAt("borderRadius: '50%',"),
  color: writtenAt("background: '#ffb454',"),
  turn: writtenAt('rotate: `${frame}deg`,'),
};

export default function TypedCode() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const selectedAt = durationInFrames - 16;
  const deletedAt = durationInFrames - 5;
  const length = frame < deletedAt ? typedAt.filter((moment) => moment <= frame).length : 0;
  const since = (moment: number) => spring({frame: frame - moment, fps, config: {damping: 12}});
  const turn = Math.max(0, frame - MOMENTS.turn);
  const leave = interpolate(frame, [selectedAt, deletedAt], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.in(Easing.back(1.4)),
  });

  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(135deg, #16213a, #0b0f17 70%)',
        fontFamily: "'JetBrains Mono Variable', monospace",
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 56,
          top: 56,
          width: 690,
          height: 608,
          borderRadius: 20,
          background: '#0e1422',
          border: '1px solid #263149',
          boxShadow: '0 30px 80px rgb(0 0 0 / 45%)',
        }}
      >
        <div style={{display: 'flex', gap: 10, padding: '20px 24px'}}>
          {['#ff94b0', '#e8c477', '#7fdcae'].map((color) => (
            <div key={color} style={{width: 14, height: 14, borderRadius: 7, background: color}} />
          ))}
        </div>
        <Code length={length} isSelected={frame >= selectedAt} />
      </div>
      <AbsoluteFill
        style={{
          left: 776,
          width: 448,
          top: 56,
          height: 608,
          borderRadius: 20,
          overflow: 'hidden',
          background: '#121a2c',
          border: '1px solid #263149',
        }}
      >
        <svg viewBox="-224 -304 448 608">
          <g transform={`rotate(${turn}) scale(${leave})`}>
            <Rays length={46 * since(MOMENTS.turn)} />
            <Shape
              size={since(MOMENTS.size)}
              round={since(MOMENTS.round)}
              color={since(MOMENTS.color)}
            />
          </g>
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}

/** The code as far as it is typed, with a caret where the typing goes on. */
function Code({length, isSelected}: {length: number; isSelected: boolean}) {
  const frame = useCurrentFrame();
  return (
    <pre
      style={{
        margin: 0,
        padding: '6px 32px',
        background: 'none',
        color: TEXT_COLOR,
        fontFamily: 'inherit',
        fontSize: 24,
        lineHeight: '34px',
      }}
    >
      <Pieces code={BEFORE} />
      <span style={{background: isSelected ? '#2a4272' : 'none'}}>
        <Pieces code={TYPED.slice(0, length)} />
      </span>
      <Caret frame={frame} isTyping={length < TYPED.length} />
      <Pieces code={AFTER} />
    </pre>
  );
}

function Pieces({code}: {code: string}) {
  return piecesOf(code).map((piece, index) => (
    <span key={index} style={{color: colorOf(piece)}}>
      {piece}
    </span>
  ));
}

function Rays({length}: {length: number}) {
  return Array.from({length: 12}, (_, ray) => (
    <rect
      key={ray}
      x={-7}
      y={-134 - length}
      width={14}
      height={length}
      rx={7}
      fill="#ffb454"
      transform={`rotate(${ray * 30})`}
    />
  ));
}

function Shape({size, round, color}: {size: number; round: number; color: number}) {
  const edge = 220 * size;
  return (
    <>
      <rect
        x={-edge / 2}
        y={-edge / 2}
        width={edge}
        height={edge}
        rx={(edge / 2) * Math.min(1, Math.max(0, round))}
        fill="#34425f"
      />
      <rect
        x={-edge / 2}
        y={-edge / 2}
        width={edge}
        height={edge}
        rx={edge / 2}
        fill="#ffb454"
        opacity={interpolate(color, [0, 1], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        })}
      />
    </>
  );
}

function Caret({frame, isTyping}: {frame: number; isTyping: boolean}) {
  const isLit = isTyping || Math.floor(frame / 15) % 2 === 0;
  return (
    <span
      style={{
        display: 'inline-block',
        width: 3,
        height: 28,
        marginLeft: 2,
        verticalAlign: -6,
        background: '#7fb3ff',
        opacity: isLit ? 1 : 0,
      }}
    />
  );
}
