import {random, useCurrentFrame} from 'remotion';
import {Card, INK, Scene, usePop} from './family';

type Props = {accent: string};

const BARS = 44;
const WORDS = 'A podcast becomes a video with its sound in sight'.split(' ');
const FRAMES_A_WORD = 10;

/** The cover of a podcast, its sound as bars, and the words as they are spoken. */
export default function Audiogram({accent}: Props) {
  const frame = useCurrentFrame();
  const cover = usePop(4, 11);
  const now = Math.floor((frame - 10) / FRAMES_A_WORD);
  return (
    <Scene accent={accent}>
      <Card
        left={110}
        top={110}
        width={360}
        height={360}
        style={{transform: `scale(${cover}) rotate(${(1 - cover) * -20}deg)`, background: accent}}
      >
        <svg viewBox="0 0 360 360">
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
      </Card>
      <div
        style={{
          position: 'absolute',
          left: 540,
          top: 118,
          width: 640,
          fontSize: 66,
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
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
        {Array.from({length: BARS}, (_, bar) => {
          const height = 10 + 100 * levelAt(bar, frame);
          return (
            <rect
              key={bar}
              x={112 + bar * 24.2}
              y={586 - height / 2}
              width={12}
              height={height}
              rx={6}
              fill={
                bar / BARS < frame / 120 ? accent : `color-mix(in srgb, ${accent} 35%, #ffffff)`
              }
            />
          );
        })}
      </svg>
    </Scene>
  );
}

/** Height of a bar from 0 to 1: its own size, which breathes. */
function levelAt(bar: number, frame: number): number {
  const size = 0.25 + 0.75 * random(`bar-${bar}`);
  return size * (0.6 + 0.4 * Math.sin(frame / 4 + random(`phase-${bar}`) * 7));
}
