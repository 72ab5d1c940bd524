import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const TOWNS = [
  {name: 'Alderbrook', color: '#0a5bd8'},
  {name: 'Birch Hollow', color: '#0f8a5f'},
  {name: 'Cedar Falls End', color: '#c2410c'},
  {name: 'Dunmarsh', color: '#8a2bb8'},
  {name: 'Elmsworth', color: '#b4234d'},
  {name: 'Fernleigh', color: '#0e7490'},
  {name: 'Gorse Bay', color: '#a16207'},
  {name: 'Hazelmere', color: '#4338ca'},
];
const FIRST_YEAR = 2015;
const YEARS = 11;
const ROW = 106;
const WIDTH = 760;

/** Trees planted by each town up to each year. The numbers are made up, the same on every run. */
const totals = TOWNS.map(({name}) => {
  let total = 20 + random(`${name}-start`) * 60;
  return Array.from({length: YEARS}, (_, year) => {
    const boom = random(`${name}-boom-${Math.floor(year / 3)}`) ** 3;
    total += 15 + boom * 190 + random(`${name}-${year}`) * 40;
    return total;
  });
});

const years = Array.from({length: YEARS}, (_, year) => year);

/** How many bars stand above this one. A swap takes a moment, since close values overlap. */
const rankOf = (value: number, values: number[], overlap: number) =>
  values.reduce((rank, other) => rank + 1 / (1 + Math.exp((value - other) / overlap)), 0) - 0.5;

export default function ChartRace() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const time = interpolate(frame, [20, durationInFrames - 40], [0, YEARS - 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const values = totals.map((series) => interpolate(time, years, series));
  const longest = Math.max(...values);
  const enter = interpolate(frame, [0, 25], [0, 1], {
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });

  return (
    <AbsoluteFill
      style={{background: '#fbfaf6', fontFamily: "'Inter Variable', sans-serif", color: '#1a2233'}}
    >
      <div style={{position: 'absolute', left: 64, top: 56}}>
        <div style={{fontSize: 62, fontWeight: 800, letterSpacing: '-0.03em'}}>Trees planted</div>
        <div style={{fontSize: 30, color: '#5b6478', marginTop: 4}}>
          Eight imaginary towns · sample data
        </div>
      </div>
      <div style={{position: 'absolute', left: 64, top: 208, right: 64}}>
        {TOWNS.map((town, index) => {
          const value = values[index] ?? 0;
          return (
            <Bar
              key={town.name}
              {...town}
              top={rankOf(value, values, longest / 160) * ROW}
              value={value}
              width={(value / longest) * WIDTH}
              enter={enter}
            />
          );
        })}
      </div>
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          right: 64,
          top: 34,
          fontSize: 150,
          fontWeight: 900,
          letterSpacing: '-0.05em',
          color: '#1a2233',
          opacity: 0.14,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {FIRST_YEAR + Math.floor(time)}
      </div>
      <Progress done={time / (YEARS - 1)} />
    </AbsoluteFill>
  );
}

type BarProps = {
  name: string;
  color: string;
  top: number;
  value: number;
  width: number;
  /** How far it has come in, from 0 to 1. */
  enter: number;
};

function Bar({name, color, top, value, width, enter}: BarProps) {
  return (
    <div
      style={{
        position: 'absolute',
        top,
        display: 'flex',
        alignItems: 'center',
        height: ROW - 26,
        fontSize: 31,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <div
        style={{
          width: 256,
          textAlign: 'right',
          paddingRight: 22,
          whiteSpace: 'nowrap',
          fontWeight: 600,
        }}
      >
        {name}
      </div>
      <div
        style={{
          width: width * enter,
          height: '100%',
          borderRadius: 16,
          background: `linear-gradient(90deg, color-mix(in srgb, ${color} 75%, white), ${color})`,
        }}
      />
      <div style={{paddingLeft: 16, fontWeight: 700, opacity: enter}}>
        {Math.round(value * enter)}
      </div>
    </div>
  );
}

/** How much of the time is over, from 0 to 1. */
function Progress({done}: {done: number}) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 64,
        right: 64,
        bottom: 34,
        height: 4,
        borderRadius: 2,
        background: '#e7e4da',
      }}
    >
      <div
        style={{
          width: `${done * 100}%`,
          height: '100%',
          borderRadius: 2,
          background: '#1a2233',
        }}
      />
    </div>
  );
}
