import {
  AbsoluteFill,
  Easing,
  Sequence,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type YearInReviewProps = {
  name: string;
  year: number;
  kilometers: number;
  runs: number;
  /** Kilometers of the longest run. */
  longest: number;
};

const WEEKS = 26;
const DAYS = 14;

/** A year of running as three numbers and a calendar. Without props, it shows sample data. */
export default function YearInReview({
  name = 'Ines',
  year = 2024,
  kilometers = 1284,
  runs = 142,
  longest = 32,
}: Partial<YearInReviewProps>) {
  return (
    <AbsoluteFill
      style={{background: '#0f3d2e', color: '#f3ffe3', fontFamily: "'Inter Variable', sans-serif"}}
    >
      <Hills />
      <div style={{position: 'absolute', left: 90, top: 130, right: 90}}>
        <Rise delay={0}>
          <div
            style={{fontSize: 44, fontWeight: 600, color: '#a8e6a1'}}
          >{`${name}, this was your`}</div>
        </Rise>
        <Rise delay={5}>
          <div
            style={{
              fontSize: 330,
              fontWeight: 900,
              letterSpacing: '-0.07em',
              lineHeight: 1,
              marginLeft: -16,
            }}
          >
            {year}
          </div>
        </Rise>
      </div>
      <div style={{position: 'absolute', left: 90, right: 90, top: 560}}>
        <Number value={kilometers} label="kilometers" delay={24} size={210} color="#d8ff5f" />
        <div style={{display: 'flex', gap: 110, marginTop: 36}}>
          <Number value={runs} label="runs" delay={40} size={120} color="#f3ffe3" />
          <Number value={longest} label="km, the longest" delay={50} size={120} color="#f3ffe3" />
        </div>
      </div>
      <Sequence from={60} layout="none">
        <Calendar name={name} />
      </Sequence>
      <div style={{position: 'absolute', left: 90, bottom: 70, fontSize: 30, color: '#a8e6a1'}}>
        Sample data
      </div>
    </AbsoluteFill>
  );
}

function Rise({delay, children}: {delay: number; children: React.ReactNode}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = spring({frame: frame - delay, fps, config: {damping: 18}});
  return (
    <div style={{opacity: progress, transform: `translateY(${(1 - progress) * 70}px)`}}>
      {children}
    </div>
  );
}

type NumberProps = {value: number; label: string; delay: number; size: number; color: string};

function Number({value, label, delay, size, color}: NumberProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [delay, delay + 45], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.poly(4)),
  });
  return (
    <Rise delay={delay}>
      <div
        style={{
          fontSize: size,
          fontWeight: 850,
          letterSpacing: '-0.05em',
          lineHeight: 1.05,
          color,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(value * progress).toLocaleString('en-US')}
      </div>
      <div style={{fontSize: 42, fontWeight: 550, color: '#a8e6a1'}}>{label}</div>
    </Rise>
  );
}

/** A square for every day; the brighter, the longer the run. */
function Calendar({name}: {name: string}) {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 900 490" style={{position: 'absolute', left: 90, top: 1240, width: 900}}>
      {Array.from({length: WEEKS * DAYS}, (_, day) => {
        const column = day % WEEKS;
        const row = Math.floor(day / WEEKS);
        const distance = random(`${name}-${day}`);
        const season = 0.55 + 0.45 * Math.sin((day / (WEEKS * DAYS)) * Math.PI);
        const level = distance > 0.5 ? distance * season : 0;
        const progress = interpolate(frame - column * 1.1 - row * 1.4, [0, 12], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
          easing: Easing.out(Easing.back(1.6)),
        });
        const size = 27 * progress;
        return (
          <rect
            key={day}
            x={column * 34.8 + 14 - size / 2}
            y={row * 34.8 + 14 - size / 2}
            width={size}
            height={size}
            rx={7}
            fill="#d8ff5f"
            opacity={0.12 + level * 0.88}
          />
        );
      })}
    </svg>
  );
}

function Hills() {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 1080 1920" style={{position: 'absolute', inset: 0}}>
      <circle cx={860} cy={330 - Math.sin(frame / 50) * 12} r={300} fill="#1d5a41" />
      {['#16503b', '#12472f', '#0b3225'].map((fill, layer) => {
        const top = 1060 + layer * 90;
        const points = Array.from({length: 13}, (_, step) => {
          const x = step * 90;
          return `${x} ${(top + Math.sin(step * 0.9 + layer * 2 + frame / (70 - layer * 14)) * 46).toFixed(1)}`;
        });
        return <path key={fill} d={`M${points.join('L')}V1920H0Z`} fill={fill} />;
      })}
    </svg>
  );
}
