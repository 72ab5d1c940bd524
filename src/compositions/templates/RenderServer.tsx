import {Easing, useCurrentFrame} from 'remotion';
import {Card, INK, MONO, MUTED, Scene, Window, useEase, usePop, useTyped} from './family';

type Props = {accent: string};

const JOBS = [
  {name: 'welcome-ana.mp4', from: 36, to: 66},
  {name: 'welcome-ben.mp4', from: 52, to: 84},
  {name: 'welcome-cem.mp4', from: 70, to: 104},
];

/** A request comes in, and its video moves through the queue. */
export default function RenderServer({accent}: Props) {
  const typed = useTyped('POST /renders', 8, 0.7);
  const travel = useEase(28, 40, Easing.inOut(Easing.quad));
  return (
    <Scene accent={accent}>
      <Window
        title="terminal"
        left={90}
        top={150}
        width={440}
        height={420}
        style={{background: INK}}
      >
        <pre
          style={{
            margin: 0,
            padding: '30px 28px',
            background: 'none',
            color: '#dbe3f1',
            fontFamily: MONO,
            fontSize: 26,
            lineHeight: 1.6,
          }}
        >
          <span style={{color: '#7fdcae'}}>$ </span>
          {typed}
          {'\n'}
          <Answer />
        </pre>
      </Window>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
        <path
          d="M540 360H680"
          stroke={INK}
          strokeOpacity={0.3}
          strokeWidth={5}
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
        <circle
          cx={545 + travel * 130}
          cy={360}
          r={14}
          fill={accent}
          opacity={travel > 0 && travel < 1 ? 1 : 0}
        />
      </svg>
      {JOBS.map((job, index) => (
        <Job key={job.name} {...job} index={index} accent={accent} />
      ))}
    </Scene>
  );
}

function Answer() {
  const opacity = useEase(36, 44);
  return <span style={{opacity, color: '#84b6ff'}}>{'201 Created\n{"jobId": 481}'}</span>;
}

function Job({
  name,
  from,
  to,
  index,
  accent,
}: (typeof JOBS)[number] & {index: number; accent: string}) {
  const frame = useCurrentFrame();
  const pop = usePop(from - 16 + index * 2);
  const progress = useEase(from, to);
  const isDone = frame >= to;
  return (
    <Card
      left={700}
      top={150 + index * 148}
      width={490}
      height={124}
      style={{opacity: pop, transform: `translateX(${(1 - pop) * 80}px)`}}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          padding: '24px 28px 16px',
          fontSize: 24,
          fontFamily: MONO,
        }}
      >
        <span>{name}</span>
        <span style={{color: isDone ? '#0f8a5f' : MUTED}}>
          {isDone ? '✓' : `${Math.round(progress * 100)} %`}
        </span>
      </div>
      <div style={{margin: '0 28px', height: 14, borderRadius: 7, background: '#e9eef7'}}>
        <div
          style={{
            width: `${progress * 100}%`,
            height: 14,
            borderRadius: 7,
            background: isDone ? '#2eb67d' : accent,
          }}
        />
      </div>
    </Card>
  );
}
