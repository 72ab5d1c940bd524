import React from 'react';
import {SCALE, type Tune} from './tune';

export type SequencerProps = {
  /** Words above the notes. */
  title: string;
  /** CSS color of the notes. */
  color: string;
  tune: Tune;
};

type Props = SequencerProps & {
  /** Where the music is, in steps from the beginning. */
  position: number;
  /** How struck each step is: 0 at rest, 1 at the moment of its note. */
  strikes: number[];
};

const WIDTH = 1280;
const HEIGHT = 720;
const LEFT = 90;
const TOP = 212;
const ROW = 62;
const ROWS = SCALE.length;

/** One moment of the sequencer. Draws only what it is told, so that a page can show it at rest. */
export default function SequencerPicture({
  title,
  color,
  tune,
  position,
  strikes,
}: Props): React.ReactNode {
  const column = (WIDTH - 2 * LEFT) / tune.length;
  const bottom = TOP + ROWS * ROW;
  const playhead = LEFT + position * column;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      fontFamily="'Inter Variable', system-ui, sans-serif"
      style={{display: 'block'}}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="#0b1228" />
      <rect width={WIDTH} height={HEIGHT} fill={color} opacity={0.09} />
      <text x={LEFT} y={146} fontSize={84} fontWeight={750} letterSpacing={-3} fill="#ffffff">
        {title}
      </text>
      {Array.from({length: ROWS * tune.length}, (_, index) => {
        const step = index % tune.length;
        const row = Math.floor(index / tune.length);
        return (
          <circle
            key={index}
            cx={LEFT + (step + 0.5) * column}
            cy={bottom - (row + 0.5) * ROW}
            r={5}
            fill="#ffffff"
            opacity={0.14}
          />
        );
      })}
      <rect
        x={LEFT + Math.floor(position) * column}
        y={TOP - 8}
        width={column}
        height={ROWS * ROW + 16}
        rx={22}
        fill="#ffffff"
        opacity={position < tune.length ? 0.06 : 0}
      />
      {tune.map((note, step) => {
        if (note === null) {
          return null;
        }
        const strike = strikes[step] ?? 0;
        const x = LEFT + (step + 0.5) * column;
        const y = bottom - (note + 0.5) * ROW;
        return (
          <g key={step}>
            <circle cx={x} cy={y} r={34 + strike * 62} fill={color} opacity={strike * 0.3} />
            <circle cx={x} cy={y} r={26 + strike * 14} fill={color} />
            <circle cx={x} cy={y} r={26 + strike * 14} fill="#ffffff" opacity={strike * 0.75} />
          </g>
        );
      })}
      <rect
        x={playhead - 2}
        y={TOP - 22}
        width={4}
        height={ROWS * ROW + 44}
        rx={2}
        fill="#ffffff"
      />
      <circle cx={playhead} cy={TOP - 22} r={9} fill="#ffffff" />
    </svg>
  );
}
