import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Curve = {
  label: string;
  /** Height of the curve at `x`. */
  at: (x: number) => number;
  look?: 'solid' | 'dashed' | 'dotted';
};

type Props = {
  curves: Curve[];
  /** First and last value on the horizontal axis. */
  x: [from: number, to: number];
  /** Lowest and highest value on the vertical axis. */
  y: [from: number, to: number];
  xLabel?: string;
  yLabel?: string;
  /** Values with a thin line and a number. */
  xMarks?: number[];
  yMarks?: number[];
  /** What the picture says, in a sentence. */
  caption: string;
};

const WIDTH = 560;
const HEIGHT = 250;
const MARGIN = {left: 52, right: 12, top: 30, bottom: 42};
const SAMPLES = 200;

/** Curves over frames or progress, drawn as a static picture. */
export default function CurvePlot(props: Props): React.ReactNode {
  const {curves, x, y, xLabel = 'frame', yLabel, xMarks = x, yMarks = y, caption} = props;
  const left = (value: number) =>
    MARGIN.left + ((value - x[0]) / (x[1] - x[0])) * (WIDTH - MARGIN.left - MARGIN.right);
  const top = (value: number) =>
    HEIGHT -
    MARGIN.bottom -
    ((value - y[0]) / (y[1] - y[0])) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={caption}>
        {xMarks.map((value) => (
          <g key={value} className={styles.mark}>
            <line x1={left(value)} x2={left(value)} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />
            <text x={left(value)} y={HEIGHT - MARGIN.bottom + 18} textAnchor="middle">
              {value}
            </text>
          </g>
        ))}
        {yMarks.map((value) => (
          <g key={value} className={styles.mark}>
            <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={top(value)} y2={top(value)} />
            <text x={MARGIN.left - 6} y={top(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <text className={styles.axis} x={WIDTH - MARGIN.right} y={HEIGHT - 4} textAnchor="end">
          {xLabel}
        </text>
        {yLabel ? (
          <text className={styles.axis} x={MARGIN.left} y={MARGIN.top - 12}>
            {yLabel}
          </text>
        ) : null}
        {curves.map(({label, at, look = 'solid'}) => (
          <polyline
            key={label}
            className={clsx(styles.curve, styles[look])}
            points={sample(at, x)
              .map(([px, py]) => `${round(left(px))},${round(top(py))}`)
              .join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {curves.length > 1
          ? curves.map(({label, look = 'solid'}) => (
              <span key={label} className={styles.key}>
                <span className={clsx(styles.swatch, styles[look])} aria-hidden="true" />
                {label}
              </span>
            ))
          : null}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}

function sample(at: (x: number) => number, [from, to]: [number, number]): [number, number][] {
  return Array.from({length: SAMPLES + 1}, (_, index) => {
    const value = from + ((to - from) * index) / SAMPLES;
    return [value, at(value)];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
