import React, {useId, useMemo} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Curve = {
  label: string;
  /** Height of the curve at `x`. */
  at: (x: number) => number;
  look?: 'solid' | 'dashed' | 'dotted';
};

export type CurvePictureProps = {
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
  /** Size of the drawing in its own units; the picture is as wide as its container. */
  size?: [width: number, height: number];
  /** Where on the horizontal axis a line stands, with a dot on each curve. */
  playhead?: number;
  /** What the picture says; without it, assistive technology passes over it. */
  alternative?: string;
  className?: string;
};

const MARGIN = {left: 52, right: 12, top: 30, bottom: 42};
const SAMPLES = 200;
// A curve that touches the edge keeps its full width.
const CLEARANCE = 4;

/** The drawing of curves: axes, marks, lines and, while something plays, a playhead. */
export default function CurvePicture({
  curves,
  x,
  y,
  xLabel = 'frame',
  yLabel,
  xMarks = x,
  yMarks = y,
  size: [width, height] = [560, 250],
  playhead,
  alternative,
  className,
}: CurvePictureProps): React.ReactNode {
  const clipId = useId();
  const scale = scaleOf(x, y, width, height);
  const lines = useMemo(
    () =>
      curves.map(({label, at, look = 'solid'}) => (
        <polyline
          key={label}
          className={clsx(styles.curve, styles[look])}
          points={sample(at, x)
            .map(([px, py]) => `${round(scale.left(px))},${round(scale.top(py))}`)
            .join(' ')}
        />
      )),
    // The playhead moves with every frame, the curves do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [curves, x[0], x[1], y[0], y[1], width, height],
  );

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      {...(alternative ? {role: 'img', 'aria-label': alternative} : {'aria-hidden': true})}
    >
      <Marks scale={scale} xMarks={xMarks} yMarks={yMarks} />
      <text className={styles.axis} x={width - MARGIN.right} y={height - 4} textAnchor="end">
        {xLabel}
      </text>
      {yLabel ? (
        <text className={styles.axis} x={MARGIN.left} y={MARGIN.top - 12}>
          {yLabel}
        </text>
      ) : null}
      <clipPath id={clipId}>
        <rect
          x={MARGIN.left}
          y={MARGIN.top - CLEARANCE}
          width={width - MARGIN.left - MARGIN.right}
          height={height - MARGIN.top - MARGIN.bottom + 2 * CLEARANCE}
        />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>{lines}</g>
      {playhead === undefined ? null : <Playhead scale={scale} at={playhead} curves={curves} />}
    </svg>
  );
}

/** Where values are in the drawing, in its units. */
type Scale = {
  left: (value: number) => number;
  top: (value: number) => number;
  width: number;
  height: number;
};

function scaleOf(
  x: [from: number, to: number],
  y: [from: number, to: number],
  width: number,
  height: number,
): Scale {
  const inside = {
    width: width - MARGIN.left - MARGIN.right,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  return {
    left: (value) => MARGIN.left + ((value - x[0]) / (x[1] - x[0])) * inside.width,
    top: (value) => height - MARGIN.bottom - ((value - y[0]) / (y[1] - y[0])) * inside.height,
    width,
    height,
  };
}

type MarksProps = {scale: Scale; xMarks: number[]; yMarks: number[]};

function Marks({scale: {left, top, width, height}, xMarks, yMarks}: MarksProps) {
  return (
    <>
      {xMarks.map((value) => (
        <g key={value} className={styles.mark}>
          <line x1={left(value)} x2={left(value)} y1={MARGIN.top} y2={height - MARGIN.bottom} />
          <text x={left(value)} y={height - MARGIN.bottom + 18} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      {yMarks.map((value) => (
        <g key={value} className={styles.mark}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={top(value)} y2={top(value)} />
          <text x={MARGIN.left - 6} y={top(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

type PlayheadProps = {scale: Scale; at: number; curves: Curve[]};

function Playhead({scale: {left, top, height}, at: moment, curves}: PlayheadProps) {
  return (
    <g>
      <line
        className={styles.playhead}
        x1={left(moment)}
        x2={left(moment)}
        y1={MARGIN.top}
        y2={height - MARGIN.bottom}
      />
      {curves.map(({label, at}) => (
        <circle
          key={label}
          className={styles.dot}
          cx={left(moment)}
          cy={Math.min(height, Math.max(0, top(at(moment))))}
          r={5}
        />
      ))}
    </g>
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
