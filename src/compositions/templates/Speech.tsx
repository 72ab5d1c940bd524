import {random, useCurrentFrame} from 'remotion';
import {Card, INK, Scene, useEase, usePop} from './family';

type Props = {accent: string; text: string};

const BARS = 27;

/** Written words go into a voice and come out as sound. */
export default function Speech({accent, text}: Props) {
  const frame = useCurrentFrame();
  const words = text.split(' ');
  const page = usePop(4);
  const spoken = useEase(22, 106, (value) => value) * words.length;
  const isSpeaking = frame > 22 && frame < 106;
  return (
    <Scene accent={accent}>
      <Card
        left={110}
        top={130}
        width={480}
        height={460}
        style={{transform: `rotate(${-3 * page}deg) scale(${page})`}}
      >
        <div
          style={{
            padding: '48px 50px',
            fontSize: 58,
            fontWeight: 700,
            lineHeight: 1.36,
            letterSpacing: '-0.02em',
          }}
        >
          {words.map((word, index) => {
            const isNow = Math.floor(spoken) === index && isSpeaking;
            return (
              <span key={index}>
                <span
                  style={{
                    borderRadius: 10,
                    padding: '0 7px',
                    margin: '0 -7px',
                    background: isNow ? `color-mix(in srgb, ${accent} 40%, #ffffff)` : undefined,
                    opacity: index < spoken ? 1 : 0.35,
                  }}
                >
                  {word}
                </span>{' '}
              </span>
            );
          })}
        </div>
      </Card>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
        <Speaker accent={accent} isSpeaking={isSpeaking} />
        {Array.from({length: BARS}, (_, bar) => {
          const wave = 0.5 + 0.5 * Math.sin(frame / 3 - bar / 1.6 + random(`bar-${bar}`) * 2);
          const swell = Math.sin(((bar + 1) / (BARS + 1)) * Math.PI);
          const height =
            12 +
            (isSpeaking
              ? wave * swell * 250 * (0.45 + 0.55 * random(`size-${bar}-${Math.floor(spoken)}`))
              : 0);
          return (
            <rect
              key={bar}
              x={792 + bar * 15.4}
              y={360 - height / 2}
              width={8.5}
              height={height}
              rx={4}
              fill={INK}
              opacity={0.85}
            />
          );
        })}
      </svg>
    </Scene>
  );
}

function Speaker({accent, isSpeaking}: {accent: string; isSpeaking: boolean}) {
  const frame = useCurrentFrame();
  return (
    <g transform="translate(700 360)">
      <circle r={64} fill={accent} />
      <path
        d="M-24 -12H-8L14 -30V30L-8 12H-24Z"
        fill="#ffffff"
        stroke="#ffffff"
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <path
        d="M27 -14a20 20 0 0 1 0 28"
        stroke="#ffffff"
        strokeWidth={6}
        strokeLinecap="round"
        fill="none"
        opacity={isSpeaking ? 0.5 + 0.5 * Math.sin(frame / 2) : 1}
      />
    </g>
  );
}
