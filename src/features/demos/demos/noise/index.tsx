import React from 'react';
import {noise2D, noise3D, noise4D} from '@remotion/noise';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, LINE} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const COLUMNS = 21;
const POINTS = Array.from({length: COLUMNS * 11}, (_, index) => ({
  x: index % COLUMNS,
  y: Math.floor(index / COLUMNS),
}));

export default function Field({dimensions, seed, scale, speed}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const noiseAt = (x: number, y: number): number => {
    switch (dimensions) {
      case 'noise2D':
        return noise2D(seed, x, y);
      case 'noise3D':
        return noise3D(seed, x, y, (frame / fps) * speed);
      case 'noise4D':
        return noise4D(seed, x, y, Math.cos(angle) * speed, Math.sin(angle) * speed);
    }
  };

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        {POINTS.map(({x, y}) => {
          const noise = noiseAt(x * scale, y * scale);
          return (
            <circle
              key={`${x} ${y}`}
              cx={40 + x * 60}
              cy={60 + y * 60}
              r={4 + (noise + 1) * 12}
              fill={noise > 0 ? BLUE : LINE}
            />
          );
        })}
      </svg>
    </Ground>
  );
}
