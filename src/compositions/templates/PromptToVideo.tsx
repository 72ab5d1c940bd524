import {useCurrentFrame} from 'remotion';
import {Card, INK, MUTED, Scene, usePop, useTyped} from './family';

type Props = {accent: string};

const PROMPT = 'A little boat sails into the night';

/** A sentence becomes three scenes of a story. */
export default function PromptToVideo({accent}: Props) {
  const frame = useCurrentFrame();
  const typed = useTyped(PROMPT, 8, 0.9);
  return (
    <Scene accent={accent}>
      <Card left={140} top={96} width={1000} height={110} style={{borderRadius: 32}}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            height: '100%',
            padding: '0 34px',
            fontSize: 38,
            fontWeight: 500,
          }}
        >
          <Spark color={accent} turn={frame * 3} />
          <span>
            {typed}
            <span style={{color: accent, opacity: frame % 20 < 12 ? 1 : 0}}>|</span>
          </span>
        </div>
      </Card>
      {SHOTS.map((shot, scene) => (
        <Shot key={scene} scene={scene} {...shot} />
      ))}
    </Scene>
  );
}

function Spark({color, turn}: {color: string; turn: number}) {
  return (
    <svg width={46} height={46} viewBox="-24 -24 48 48">
      <path
        d="M0 -22C3 -6 6 -3 22 0C6 3 3 6 0 22C-3 6 -6 3 -22 0C-6 -3 -3 -6 0 -22Z"
        fill={color}
        transform={`rotate(${turn})`}
      />
    </svg>
  );
}

const SHOTS = [
  {top: '#8fd0ff', bottom: '#fff0d0', sea: '#3d9bd8', sun: 70},
  {top: '#ff8f7d', bottom: '#ffd88a', sea: '#b8517a', sun: 150},
  {top: '#141b46', bottom: '#4a3f8f', sea: '#0f1533', sun: 64},
];

function Shot({scene, top, bottom, sea, sun}: (typeof SHOTS)[number] & {scene: number}) {
  const frame = useCurrentFrame();
  const pop = usePop(46 + scene * 9, 11);
  const bob = Math.sin(frame / 9 + scene) * 4;
  return (
    <Card
      left={140 + scene * 345}
      top={270}
      width={310}
      height={330}
      style={{transform: `translateY(${(1 - pop) * 120}px) scale(${pop})`}}
    >
      <svg viewBox="0 0 310 250" style={{display: 'block'}}>
        <defs>
          <linearGradient id={`shot-${scene}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={bottom} />
          </linearGradient>
        </defs>
        <rect width={310} height={250} fill={`url(#shot-${scene})`} />
        <circle cx={230 - scene * 70} cy={sun} r={30} fill={scene === 2 ? '#fdf6d8' : '#fff3b8'} />
        {scene === 2
          ? [40, 90, 140, 190, 240, 280].map((x, star) => (
              <circle key={x} cx={x} cy={28 + ((star * 53) % 90)} r={2.2} fill="#ffffff" />
            ))
          : null}
        <g transform={`translate(${120 + scene * 30} ${182 + bob})`}>
          <path d="M-44 -6H44L28 18H-30Z" fill={INK} />
          <path d="M0 -10V-84L42 -14Z" fill="#ffffff" />
          <path d="M-6 -12V-66L-36 -14Z" fill="#ffe1d2" />
        </g>
        <path
          d={`M0 ${198 + bob / 2} q26 -14 52 0 t52 0 t52 0 t52 0 t52 0 t52 0V250H0Z`}
          fill={sea}
        />
      </svg>
      <div
        style={{padding: '18px 24px', fontSize: 22, fontWeight: 600, color: MUTED}}
      >{`Scene ${scene + 1}`}</div>
    </Card>
  );
}
