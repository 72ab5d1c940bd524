import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const GAP = 48;
const SCALE = 0.0028;

export default function NoiseField() {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();

  const dots = [];
  for (let y = GAP / 2; y < height; y += GAP) {
    for (let x = GAP / 2; x < width; x += GAP) {
      const value = noise3D('field', x * SCALE, y * SCALE, frame * 0.012);
      dots.push(
        <circle
          key={`${x} ${y}`}
          cx={x + value * 18}
          cy={y - value * 18}
          r={GAP * (0.16 + 0.22 * (value + 1) * 0.5)}
          fill={interpolateColors(value, [-0.8, 0, 0.8], ['#17356b', '#3f7de0', '#bfe3ff'])}
        />,
      );
    }
  }

  return (
    <AbsoluteFill style={{backgroundColor: '#081226'}}>
      <svg viewBox={`0 0 ${width} ${height}`}>{dots}</svg>
    </AbsoluteFill>
  );
}
