import React from 'react';
import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {HUES, NIGHT, SANS, round} from './hues';

export type RecapProps = {
  name: string;
  unit: string;
  /** One number a day, from 0. */
  values: number[];
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const OUTER = 350;
const FULL_TURN = 0.78;

/** Somebody's week in rings: one ring a day, as long as its number. At 30 fps. */
export default function Recap(props: RecapProps): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return <RecapFrame frame={frame} fps={fps} {...props} />;
}

/** One frame of it, without the player around it. */
export function RecapFrame({
  frame,
  fps,
  name,
  unit,
  values,
}: RecapProps & {frame: number; fps: number}): React.ReactNode {
  const title = `${name || 'Somebody'}’s week`;
  const most = Math.max(...values, 1);
  const step = Math.min(52, 250 / values.length);
  const enter = spring({frame, fps, config: {damping: 16}});
  const counted = values.reduce((sum, value, day) => sum + value * grown(frame, day), 0);
  return (
    <AbsoluteFill style={{background: `radial-gradient(circle at 50% 60%, #1b2757, ${NIGHT} 70%)`}}>
      <svg viewBox="0 0 1080 1080" width="100%" height="100%" fontFamily={SANS}>
        <text
          x="540"
          y={round(150 - (1 - enter) * 60)}
          textAnchor="middle"
          fontSize={Math.min(92, 1700 / title.length)}
          fontWeight="800"
          letterSpacing="-3"
          fill="#fff"
          fillOpacity={round(Math.min(Math.max(enter, 0), 1))}
        >
          {title}
        </text>
        <g transform="translate(540 610) rotate(-90)" fill="none" strokeLinecap="round">
          {values.map((value, day) => {
            const hue = HUES[day % HUES.length];
            const radius = OUTER - day * step;
            const part = (value / most) * FULL_TURN * grown(frame, day);
            return (
              <g key={day} stroke={hue} strokeWidth={round(step * 0.66)}>
                <circle r={round(radius)} strokeOpacity="0.14" />
                {part > 0 ? (
                  <circle r={round(radius)} pathLength="1" strokeDasharray={`${round(part)} 1`} />
                ) : null}
              </g>
            );
          })}
        </g>
        {values.map((_, day) => (
          <text
            key={day}
            x="516"
            y={round(618 - OUTER + day * step)}
            textAnchor="end"
            fontSize={round(step * 0.5)}
            fontWeight="600"
            fill={HUES[day % HUES.length]}
          >
            {DAYS[day % DAYS.length]}
          </text>
        ))}
        <text
          x="540"
          y="596"
          textAnchor="middle"
          fontSize={values.length > 5 ? 76 : 112}
          fontWeight="800"
          letterSpacing="-4"
          fill="#fff"
          dominantBaseline="central"
        >
          {Math.round(counted)}
        </text>
        <text
          x="540"
          y={values.length > 5 ? 652 : 676}
          textAnchor="middle"
          fontSize="34"
          fill="#c9d6f5"
        >
          {unit}
        </text>
      </svg>
    </AbsoluteFill>
  );
}

/** How much of a day's ring is drawn in a frame, from 0 to 1. */
function grown(frame: number, day: number): number {
  return interpolate(frame, [14 + day * 10, 44 + day * 10], [0, 1], {
    ...HOLD,
    easing: Easing.out(Easing.cubic),
  });
}
