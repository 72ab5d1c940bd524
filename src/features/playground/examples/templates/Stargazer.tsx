import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const REPOSITORY = 'you/your-project';
const STARS = 1000;
const ROW = 92;

/** Made-up people. The template gets the real ones from GitHub before the render. */
const FIRST = ['Ada', 'Ben', 'Chen', 'Dan', 'Emil', 'Fay', 'Gus', 'Helen', 'Ines', 'Jo'];
const LAST = ['codes', 'builds', 'ships', 'draws', 'renders', 'animates', 'tests'];
const nameOf = (star: number) =>
  `${FIRST[Math.floor(random(`first${star}`) * FIRST.length)]} ${LAST[Math.floor(random(`last${star}`) * LAST.length)]}`;

export default function Stargazer() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const star = interpolate(frame, [0, durationInFrames - 20], [1, STARS], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
  const top = Math.floor(star);

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f8fa', color: '#1f2328'}}>
      {Array.from({length: 9}, (_, index) => top + 4 - index)
        .filter((number) => number >= 1 && number <= STARS)
        .map((number) => (
          <Person key={number} number={number} distance={star - number} />
        ))}
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 150,
          padding: '34px 40px',
          borderRadius: 20,
          backgroundColor: 'white',
          boxShadow: '0 20px 50px rgb(31 35 40 / 14%)',
        }}
      >
        <div style={{fontSize: 26, color: '#59636e'}}>{REPOSITORY}</div>
        <div style={{fontSize: 104, fontWeight: 800, fontVariantNumeric: 'tabular-nums'}}>
          <span style={{color: '#e3a008'}}>★</span> {top}
        </div>
      </div>
    </AbsoluteFill>
  );
}

/** Somebody who gave a star, as many rows from the middle as there are stars between. */
function Person({number, distance}: {number: number; distance: number}) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 500,
        top: 224 + distance * ROW,
        display: 'flex',
        alignItems: 'center',
        gap: 22,
        fontSize: 30,
        fontWeight: 600,
        opacity: Math.max(0, 1 - Math.abs(distance) / 4),
      }}
    >
      <div
        style={{
          width: 68,
          height: 68,
          borderRadius: 34,
          backgroundColor: `hsl(${Math.round(random(`hue${number}`) * 360)}, 65%, 62%)`,
        }}
      />
      {nameOf(number)}
    </div>
  );
}
