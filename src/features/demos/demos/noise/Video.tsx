import {noise2D, noise3D, noise4D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

const points = new Array(21 * 11)
  .fill(0)
  .map((_, index) => ({x: index % 21, y: Math.floor(index / 21)}));

export const Field: React.FC<Values> = ({dimensions, seed, scale, speed}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        {points.map(({x, y}) => {
          const noise =
            dimensions === 'noise2D'
              ? noise2D(seed, x * scale, y * scale)
              : dimensions === 'noise3D'
                ? noise3D(seed, x * scale, y * scale, (frame / fps) * speed)
                : noise4D(
                    seed,
                    x * scale,
                    y * scale,
                    Math.cos(angle) * speed,
                    Math.sin(angle) * speed,
                  );
          return (
            <circle
              key={`${x} ${y}`}
              cx={40 + x * 60}
              cy={60 + y * 60}
              r={4 + (noise + 1) * 12}
              fill={noise > 0 ? '#7fb3ff' : '#2c3850'}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
