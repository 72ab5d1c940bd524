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

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const valuesAt = (time: number) => totals.map((series) => interpolate(time, years, series, clamp));

/** Moments around one, in years: in their mean, a bar that overtakes another one glides past it. */
const AROUND = Array.from({length: 9}, (_, index) => (index - 4) * 0.1);

/** How many bars stand above each one. */
const ranksAt = (time: number) => {
  const moments = AROUND.map((shift) => valuesAt(time + shift));
  return TOWNS.map((_, town) => {
    const above = moments.map(
      (values) => values.filter((value) => value > (values[town] ?? 0)).length,
    );
    return above.reduce((sum, count) => sum + count, 0) / moments.length;
  });
};

export default function ChartRace() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // It goes on after the last year, so that the last swap ends too.
  const moment = interpolate(frame, [20, durationInFrames - 40], [0, YEARS - 1]);
  const ranks = ranksAt(moment);
  const time = Math.min(Math.max(moment, 0), YEARS - 1);
  const values = valuesAt(time);
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
              top={(ranks[index] ?? 0) * ROW}
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
          top: 44,
          fontSize: 140,
          fontWeight: 900,
          lineHeight: 1,
          letterSpacing: '-0.05em',
          color: '#868d9c',
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
