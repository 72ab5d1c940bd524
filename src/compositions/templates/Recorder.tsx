import {useCurrentFrame} from 'remotion';
import {Card, INK, MONO, Scene, Window, useEase, usePop} from './family';

type Props = {accent: string};

const WORDS = ['Record', 'your', 'screen', 'and', 'yourself'];
const LINES = [420, 300, 520, 240, 380, 460, 200];

/** A screen and a webcam: the webcam moves into the corner when the screen matters. */
export default function Recorder({accent}: Props) {
  const frame = useCurrentFrame();
  const small = useEase(34, 52);
  const size = 430 - small * 220;
  const now = Math.floor((frame - 30) / 14);
  return (
    <Scene accent={accent}>
      <div style={{opacity: 0.35 + small * 0.65}}>
        <Window title="screen" left={130} top={70} width={860} height={484}>
          <div style={{padding: '34px 40px'}}>
            {LINES.map((width, line) => (
              <div
                key={line}
                style={{
                  width: width * Math.min(1, Math.max(0, (frame - 46 - line * 6) / 10)),
                  height: 20,
                  marginBottom: 26,
                  marginLeft: (line % 3) * 40,
                  borderRadius: 10,
                  background: line % 2 ? '#d5ddea' : `color-mix(in srgb, ${accent} 60%, #ffffff)`,
                }}
              />
            ))}
          </div>
        </Window>
      </div>
      <Card
        left={425 + small * 505}
        top={90 + small * 306}
        width={size}
        height={size}
        style={{
          borderRadius: 60 - small * 16,
          border: '8px solid #ffffff',
          background: `color-mix(in srgb, ${accent} 55%, #ffe9d2)`,
        }}
      >
        <Face accent={accent} />
      </Card>
      <div
        style={{
          position: 'absolute',
          left: 130,
          right: 130,
          bottom: 50,
          display: 'flex',
          justifyContent: 'center',
          gap: 18,
          fontSize: 46,
          fontWeight: 800,
          letterSpacing: '-0.02em',
        }}
      >
        {WORDS.map((word, index) => (
          <span
            key={word}
            style={{
              opacity: index <= now ? 1 : 0.22,
              color: index === now ? `color-mix(in srgb, ${accent} 75%, ${INK})` : INK,
            }}
          >
            {word}
          </span>
        ))}
      </div>
      <Timer frame={frame} />
    </Scene>
  );
}

/** Somebody who talks. */
function Face({accent}: {accent: string}) {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 200 200" width="100%" height="100%">
      <circle cx={100} cy={88 + Math.sin(frame / 5) * 2} r={40} fill="#f4b98f" />
      <path
        d="M58 84c-4-46 88-46 84 0c-12-6-20-18-24-26c-14 12-36 20-60 26z"
        fill={INK}
        transform={`translate(0 ${Math.sin(frame / 5) * 2})`}
      />
      <path d="M20 210c0-60 40-76 80-76s80 16 80 76z" fill={accent} />
      <ellipse
        cx={100}
        cy={106}
        rx={9}
        ry={2 + Math.abs(Math.sin(frame / 2.6)) * 6}
        fill="#8a3d2a"
      />
    </svg>
  );
}

function Timer({frame}: {frame: number}) {
  const pop = usePop(4);
  return (
    <div
      style={{
        position: 'absolute',
        right: 60,
        top: 50,
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        padding: '12px 22px',
        borderRadius: 999,
        background: INK,
        color: '#ffffff',
        fontFamily: MONO,
        fontSize: 24,
        transform: `scale(${pop})`,
      }}
    >
      <span
        style={{
          width: 16,
          height: 16,
          borderRadius: 8,
          background: '#ff5a5a',
          opacity: frame % 30 < 18 ? 1 : 0.25,
        }}
      />
      {`0:0${Math.floor(frame / 30)}`}
    </div>
  );
}
