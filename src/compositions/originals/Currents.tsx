import {noise2D} from '@remotion/noise';
import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const SIZE = 1080;
const LINES = 420;
const STEPS = 46;
const STEP = 11;
const COLORS = ['#ffe3b8', '#ffb27a', '#ff7f6b', '#e3569b', '#8f6bff', '#5bc0ff'];

type Line = {d: string; color: string; width: number; delay: number; speed: number};

/** A line starts somewhere and follows the angle that the noise has where it is. */
const lines: Line[] = Array.from({length: LINES}, (_, index) => {
  let x = random(`x-${index}`) * SIZE * 1.2 - SIZE * 0.1;
  let y = random(`y-${index}`) * SIZE * 1.2 - SIZE * 0.1;
  let d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  const tone = noise2D('tone', x / 700, y / 700) * 0.5 + 0.5;
  for (let step = 0; step < STEPS; step++) {
    const angle = noise2D('currents', x / 620, y / 620) * Math.PI * 1.6 - 0.5;
    x += Math.cos(angle) * STEP;
    y += Math.sin(angle) * STEP;
    d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return {
    d,
    color: COLORS[Math.min(COLORS.length - 1, Math.floor(tone * COLORS.length))] ?? '#ffffff',
    width: 1.5 + random(`width-${index}`) ** 3 * 7,
    delay: random(`delay-${index}`),
    speed: 1 + Math.floor(random(`speed-${index}`) * 2),
  };
});

/** Light runs along the lines of a field of noise. The last frame leads back to the first. */
export default function Currents() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  return (
    <AbsoluteFill style={{background: '#0d0a1e'}}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" strokeLinecap="round">
        {lines.map(({d, color, width, delay, speed}, index) => {
          const progress = ((frame / durationInFrames) * speed + delay) % 1;
          return (
            <g key={index} stroke={color} strokeWidth={width}>
              <path d={d} opacity={0.1} />
              <path
                d={d}
                pathLength={1}
                strokeDasharray="0.45 2"
                strokeDashoffset={interpolate(progress, [0, 1], [0.45, -1])}
                opacity={interpolate(progress, [0, 0.15, 0.7, 1], [0, 0.95, 0.95, 0])}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
