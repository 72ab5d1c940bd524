import {useCurrentFrame} from 'remotion';
import {Card, INK, Scene, usePop} from './family';

type Props = {accent: string};

const WORDS = ['this', 'is', 'how', 'captions', 'move'];
const FRAMES_A_WORD = 20;

/** A vertical video whose captions jump, one word at a time. */
export default function TikTok({accent}: Props) {
  const frame = useCurrentFrame();
  const phone = usePop(2);
  const index = Math.min(WORDS.length - 1, Math.floor(Math.max(0, frame - 8) / FRAMES_A_WORD));
  return (
    <Scene accent={accent}>
      <Card
        left={460}
        top={36}
        width={360}
        height={648}
        style={{
          borderRadius: 46,
          border: `10px solid ${INK}`,
          background: '#ffd9b8',
          transform: `translateY(${(1 - phone) * 120}px)`,
        }}
      >
        <svg viewBox="0 0 340 628" style={{position: 'absolute', inset: 0}}>
          <rect width={340} height={628} fill={`color-mix(in srgb, ${accent} 55%, #ffe3c7)`} />
          <circle cx={270} cy={120} r={70} fill="#fff3d6" opacity={0.8} />
          <g transform={`translate(0 ${Math.sin(frame / 6) * 5})`}>
            <path d="M40 640c0-190 60-232 130-232s130 42 130 232z" fill={accent} />
            <rect x={140} y={350} width={60} height={80} rx={28} fill="#d98e63" />
            <circle cx={170} cy={290} r={92} fill="#eba57a" />
            <path
              d="M74 290c-18-136 210-136 192 0c-14-50-52-66-80-66c-40 0-96 18-112 66z"
              fill={INK}
            />
            <circle cx={138} cy={292} r={9} fill={INK} />
            <circle cx={202} cy={292} r={9} fill={INK} />
            <ellipse
              cx={170}
              cy={336}
              rx={20}
              ry={5 + Math.abs(Math.sin(frame / 2.4)) * 13}
              fill="#8a3d2a"
            />
          </g>
        </svg>
      </Card>
      <Word
        key={index}
        text={WORDS[index] ?? ''}
        start={8 + index * FRAMES_A_WORD}
        accent={accent}
      />
    </Scene>
  );
}

function Word({text, start, accent}: {text: string; start: number; accent: string}) {
  const pop = usePop(start, 9);
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: 452,
        textAlign: 'center',
        fontSize: 150,
        fontWeight: 900,
        letterSpacing: '-0.045em',
        lineHeight: 1,
        textTransform: 'uppercase',
        color: '#ffffff',
        WebkitTextStroke: `22px ${INK}`,
        paintOrder: 'stroke fill',
        textShadow: `0 10px 0 color-mix(in srgb, ${accent} 70%, ${INK})`,
        transform: `scale(${0.6 + pop * 0.4}) rotate(${(1 - pop) * -6}deg)`,
      }}
    >
      {text}
    </div>
  );
}
