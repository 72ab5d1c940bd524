import React from 'react';
import {WIDTH} from '../size';
import {round} from './motion';
import {BLUE, FAINT, GROUND, LINE, MONO, MUTED, PAPER, SANS, TEXT, tint} from './palette';

export type Box = {x: number; y: number; width: number; height: number};

/** The drawing itself, on its ground. */
export function Sheet({height, children}: {height: number; children: React.ReactNode}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width="100%"
      height="100%"
      fontFamily={SANS}
      style={{display: 'block'}}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={height} fill={GROUND} />
      {children}
    </svg>
  );
}

type PanelProps = Box & {
  /** Radius of the corners. */
  round?: number;
  fill?: string;
  edge?: string;
  dashed?: boolean;
  opacity?: number;
  children?: React.ReactNode;
};

/** A card. What stands in it counts from the card's corner, and moves with it. */
export function Panel({x, y, width, height, children, opacity = 1, ...look}: PanelProps) {
  const {round: radius = 12, fill = PAPER, edge = LINE, dashed = false} = look;
  return opacity <= 0 ? null : (
    <g transform={`translate(${round(x)} ${round(y)})`} opacity={round(opacity)}>
      <rect
        width={round(width)}
        height={round(height)}
        rx={radius}
        fill={fill}
        stroke={edge}
        strokeWidth={1.5}
        strokeDasharray={dashed ? '5 5' : undefined}
      />
      {children}
    </g>
  );
}

type WordsProps = {
  x: number;
  /** The line that letters stand on. */
  y: number;
  size?: number;
  weight?: number;
  color?: string;
  mono?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  children: React.ReactNode;
};

export function Words({
  x,
  y,
  size = 20,
  weight = 550,
  color = TEXT,
  mono = false,
  anchor = 'start',
  opacity = 1,
  children,
}: WordsProps) {
  return opacity <= 0 ? null : (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={size}
      fontWeight={weight}
      fontFamily={mono ? MONO : undefined}
      letterSpacing={mono ? '-0.02em' : '-0.01em'}
      textAnchor={anchor === 'start' ? undefined : anchor}
      opacity={opacity < 1 ? round(opacity) : undefined}
      fill={color}
      style={{whiteSpace: 'pre', fontVariantNumeric: 'tabular-nums'}}
    >
      {children}
    </text>
  );
}

type ChipProps = Box & {
  /** How much it is chosen, from 0 to 1. */
  on?: number;
  color?: string;
  mono?: boolean;
  size?: number;
  children: React.ReactNode;
};

/** A value that can be chosen. */
export function Chip({on = 0, color = BLUE, mono, size = 20, children, ...box}: ChipProps) {
  return (
    <Panel {...box} round={8} fill={tint(color, on * 14)} edge={on > 0.5 ? color : LINE}>
      <Words
        x={box.width / 2}
        y={box.height / 2 + size * 0.35}
        size={size}
        mono={mono}
        anchor="middle"
        color={on > 0.5 ? color : MUTED}
      >
        {children}
      </Words>
    </Panel>
  );
}

/** Text that nobody has to read, one bar a line. */
export function Lines({
  x,
  y,
  widths,
  gap = 18,
  color = FAINT,
}: {
  x: number;
  y: number;
  widths: number[];
  gap?: number;
  color?: string;
}) {
  const path = widths.map((width, line) => `M${x} ${y + line * gap}h${round(width)}`).join('');
  return <path d={path} stroke={color} strokeWidth={8} strokeLinecap="round" />;
}

/** Somebody in front of a webcam, who fills the box from its bottom edge. */
export function Person({x, y, width, height, color = BLUE}: Box & {color?: string}) {
  const middle = round(x + width / 2);
  const head = height * 0.19;
  const shoulders = height * 0.34;
  const top = y + height * 0.64;
  const bottom = round(y + height - 0.75);
  return (
    <path
      fill={color}
      d={
        `M${round(middle - head)} ${round(y + height * 0.38)}` +
        `a${round(head)} ${round(head * 1.1)} 0 1 1 ${round(head * 2)} 0` +
        `a${round(head)} ${round(head * 1.1)} 0 1 1 ${round(-head * 2)} 0z` +
        `M${round(middle - shoulders)} ${bottom}` +
        `C${round(middle - shoulders)} ${round(top)} ${round(middle + shoulders)} ${round(top)} ${round(middle + shoulders)} ${bottom}z`
      }
    />
  );
}

/** A webcam recording. */
export function Webcam({
  color = BLUE,
  round: radius,
  ...box
}: Box & Pick<PanelProps, 'round'> & {color?: string}) {
  return (
    <Panel {...box} round={radius} fill={tint(color, 18)} edge={tint(color, 45)}>
      <Person {...box} x={0} y={0} color={tint(color, 75)} />
    </Panel>
  );
}

/** A recording of the screen. */
export function Screen({widths = [0.42, 0.62, 0.34, 0.52], ...box}: Box & {widths?: number[]}) {
  const gap = box.height / (widths.length + 2);
  return (
    <Panel {...box}>
      <Lines
        x={box.width * 0.1}
        y={gap * 1.5}
        gap={gap}
        widths={widths.map((width) => width * box.width)}
      />
    </Panel>
  );
}

/** A waveform around a middle line, of as many bars as fit. */
export function Wave({
  x,
  y,
  width,
  half,
  seed = 1,
  color,
  step = 7,
  loudness = () => 1,
}: {
  x: number;
  /** The middle line. */
  y: number;
  width: number;
  /** The most that a bar reaches up and down. */
  half: number;
  seed?: number;
  color: string;
  step?: number;
  /** Factor at a part of the width, from 0 to 1. */
  loudness?: (part: number) => number;
}) {
  const count = Math.max(0, Math.floor(width / step));
  const path = Array.from({length: count}, (_, index) => {
    const swell = Math.abs(Math.sin((index + seed * 7) * 0.71) * Math.cos((index + seed) * 0.37));
    const size = Math.max(0.4, half * (0.25 + 0.75 * swell) * loudness((index + 0.5) / count));
    return `M${round(x + (index + 0.5) * step)} ${round(y - size)}v${round(size * 2)}`;
  }).join('');
  return <path d={path} stroke={color} strokeWidth={step * 0.5} strokeLinecap="round" />;
}

/** A pointer with its tip at a place. It shrinks a little while it presses. */
export function Pointer({
  x,
  y,
  press = 0,
  opacity = 1,
}: {
  x: number;
  y: number;
  press?: number;
  opacity?: number;
}) {
  return opacity <= 0 ? null : (
    <g opacity={round(opacity)} transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={round(8 + press * 14)} fill={BLUE} opacity={round(press * 0.25)} />
      <path
        d="M0 0V26L6.8 20.2L11.2 31L15.6 29.2L11.2 18.8H20.4Z"
        fill={TEXT}
        stroke={PAPER}
        strokeWidth={2}
        transform={`scale(${round(1 - press * 0.12)})`}
      />
    </g>
  );
}

/** A key of the keyboard. */
export function Key({
  x,
  y,
  width = 34,
  press = 0,
  children,
}: {
  x: number;
  y: number;
  width?: number;
  press?: number;
  children: React.ReactNode;
}) {
  return (
    <Panel
      {...{x, width}}
      y={y + press * 2}
      height={34}
      round={8}
      fill={tint(BLUE, press * 16)}
      edge={press > 0.4 ? BLUE : LINE}
    >
      <Words x={width / 2} y={24} weight={600} anchor="middle" color={press > 0.4 ? BLUE : MUTED}>
        {children}
      </Words>
    </Panel>
  );
}
