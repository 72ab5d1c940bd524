import {random, useCurrentFrame} from 'remotion';
import {Card, INK, Scene, usePop} from './family';

type Props = {accent: string};

const SIZE = 600;
const EDGE = 48;
const COVER = 150;
const BARS = 36;
const WORDS = 'A podcast becomes a video with captions and a waveform'.split(' ');
const FRAMES_A_WORD = 10;

/** A square video: the cover of a podcast, a waveform, and the words as they are spoken. */
export default function Audiogram({accent}: Props) {
  const video = usePop(0, 16);
  return (
    <Scene accent={accent}>
      <Card
        left={(1280 - SIZE) / 2}
        top={(720 - SIZE) / 2}
        width={SIZE}
        height={SIZE}
        style={{transform: `scale(${0.9 + video * 0.1})`}}
      >
        <Cover accent={accent} />
        <Waveform accent={accent} />
        <Captions accent={accent} />
      </Card>
    </Scene>
  );
}

function Cover({accent}: Props) {
  const frame = useCurrentFrame();
  const cover = usePop(4, 11);
  return (
    <svg
      viewBox="0 0 360 360"
      style={{
        position: 'absolute',
        left: EDGE,
        top: EDGE,
        width: COVER,
        height: COVER,
        borderRadius: 18,
        background: accent,
        transform: `scale(${cover}) rotate(${(1 - cover) * -20}deg)`,
      }}
    >
      {[150, 116, 82, 48].map((radius, ring) => (
        <circle
          key={radius}
          cx={180}
          cy={180}
          r={radius + Math.sin(frame / 8 - ring) * 6}
          fill="#ffffff"
          opacity={0.14 + ring * 0.06}
        />
      ))}
      <rect x={154} y={112} width={52} height={92} rx={26} fill={INK} />
      <path
        d="M130 172a50 50 0 0 0 100 0M180 222v34M152 258h56"
        stroke={INK}
        strokeWidth={11}
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

function Waveform({accent}: Props) {
  const frame = useCurrentFrame();
  return (
    <svg
      viewBox={`0 0 ${SIZE - EDGE * 2 - COVER - 30} ${COVER}`}
      style={{
        position: 'absolute',
        left: EDGE + COVER + 30,
        top: EDGE,
        width: SIZE - EDGE * 2 - COVER - 30,
        height: COVER,
      }}
    >
      {Array.from({length: BARS}, (_, bar) => {
        const height = 8 + 120 * levelAt(bar, frame);
        return (
          <rect
            key={bar}
            x={bar * 9}
            y={(COVER - height) / 2}
            width={5}
            height={height}
            rx={2.5}
            fill={bar / BARS < frame / 120 ? accent : `color-mix(in srgb, ${accent} 35%, #ffffff)`}
          />
        );
      })}
    </svg>
  );
}

/** The words, up to the one that is spoken. */
function Captions({accent}: Props) {
  const now = Math.floor((useCurrentFrame() - 10) / FRAMES_A_WORD);
  return (
    <div
      style={{
        position: 'absolute',
        left: EDGE,
        right: EDGE,
        bottom: EDGE - 8,
        fontSize: 58,
        fontWeight: 820,
        letterSpacing: '-0.035em',
        lineHeight: 1.22,
      }}
    >
      {WORDS.map((word, index) => (
        <span
          key={index}
          style={{
            opacity: index <= now ? 1 : 0.2,
            color: index === now ? `color-mix(in srgb, ${accent} 72%, ${INK})` : INK,
          }}
        >
          {`${word} `}
        </span>
      ))}
    </div>
  );
}

/** Height of a bar from 0 to 1: its own size, which breathes. */
function levelAt(bar: number, frame: number): number {
  const size = 0.25 + 0.75 * random(`bar-${bar}`);
  return size * (0.6 + 0.4 * Math.sin(frame / 4 + random(`phase-${bar}`) * 7));
}
