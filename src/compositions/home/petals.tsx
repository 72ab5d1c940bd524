import React from 'react';
import {AbsoluteFill, Easing, interpolateColors} from 'remotion';
import {round} from './hues';

/** How every motion of the bloom eases, and that it holds its last value. */
export const smooth = {
  easing: Easing.inOut(Easing.cubic),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
} as const;

/** Colors once around the flower; the last is the first again. */
const HUES = [
  '#6ea8ff',
  '#7b7dff',
  '#c18cff',
  '#ff8fb3',
  '#ffb27a',
  '#ff8fb3',
  '#9d86ff',
  '#6ea8ff',
];
const STOPS = HUES.map((_, index) => index / (HUES.length - 1));

/** The night that the petals open in. Its origin is the middle of the picture. */
export function Night({children}: {children: React.ReactNode}): React.ReactNode {
  return (
    <AbsoluteFill
      style={{background: 'radial-gradient(circle at 50% 50%, #1a2858, #0b1128 58%, #070b1a)'}}
    >
      <svg viewBox="-500 -400 1000 800" width="100%" height="100%">
        <circle r="364" fill="none" stroke="#84b6ff" strokeOpacity="0.14" />
        <circle r="376" fill="none" stroke="#84b6ff" strokeOpacity="0.07" />
        {children}
      </svg>
    </AbsoluteFill>
  );
}

type PetalProps = {
  /** Where on the circle: 0 is the top, 1 is the top again. It chooses the color too. */
  at: number;
  /** Degrees by which the whole flower is turned. */
  turn: number;
  /** 0 is nothing, 1 is full length. */
  size: number;
};

/** One petal that grows out of the middle. */
export function Petal({at, turn, size}: PetalProps): React.ReactNode {
  const hue = interpolateColors(at, STOPS, HUES);
  return (
    <path
      d="M0 0C-132 -108 -122 -268 0 -352C122 -268 132 -108 0 0Z"
      transform={`rotate(${round(at * 360 + turn)}) scale(${round(Math.max(size, 0))})`}
      fill={hue}
      fillOpacity="0.4"
      stroke={hue}
      strokeWidth="1.5"
      style={{mixBlendMode: 'screen'}}
    />
  );
}
