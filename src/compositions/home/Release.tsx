import React from 'react';
import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {NIGHT, SANS, round} from './hues';
import {RELEASE_TRACKS} from './release-tracks';

export type ReleaseProps = {title: string; accent: string; bars: number};

type Moment = {frame: number; fps: number};
type Track = {from: number; durationInFrames: number};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const [, TITLE, CHART, OUTRO] = RELEASE_TRACKS;
const HEIGHTS = [0.32, 0.45, 0.38, 0.58, 0.52, 0.7, 0.64, 0.82, 0.78, 0.9, 0.86, 1];

/** The announcement of a release: a title, a chart that grows, an outro. 180 frames at 30 fps. */
export default function Release(props: ReleaseProps): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return <ReleaseFrame frame={frame} fps={fps} {...props} />;
}

/** One frame of it, without the player around it. */
export function ReleaseFrame({frame, fps, title, accent, bars}: ReleaseProps & Moment) {
  const moment = ({from, durationInFrames}: Track): (Moment & {length: number}) | null => {
    const local = frame - from;
    return local >= 0 && local < durationInFrames
      ? {frame: local, fps, length: durationInFrames}
      : null;
  };
  const atTitle = moment(TITLE);
  const atChart = moment(CHART);
  const atOutro = moment(OUTRO);
  return (
    <AbsoluteFill style={{background: NIGHT}}>
      <svg viewBox="0 0 1280 720" width="100%" height="100%" fontFamily={SANS}>
        <Backdrop frame={frame} accent={accent} />
        {atTitle ? <Title {...atTitle} title={title} accent={accent} /> : null}
        {atChart ? <Chart {...atChart} bars={bars} accent={accent} /> : null}
        {atOutro ? <Outro {...atOutro} accent={accent} /> : null}
      </svg>
    </AbsoluteFill>
  );
}

function Backdrop({frame, accent}: {frame: number; accent: string}) {
  const drift = interpolate(frame, [0, 180], [0, 160]);
  return (
    <g>
      <radialGradient id="release-glow">
        <stop offset="0" stopColor={accent} stopOpacity="0.42" />
        <stop offset="1" stopColor={accent} stopOpacity="0" />
      </radialGradient>
      <circle
        cx={round(1040 - drift)}
        cy={round(80 + drift / 2)}
        r="560"
        fill="url(#release-glow)"
      />
      {Array.from({length: 15}, (_, i) => (
        <line key={i} x1={i * 92 - 4} x2={i * 92 - 4} y2="720" stroke="#fff" strokeOpacity="0.05" />
      ))}
    </g>
  );
}

function Title({
  frame,
  fps,
  length,
  title,
  accent,
}: Moment & {length: number; title: string; accent: string}) {
  const leave = interpolate(frame, [length - 14, length], [0, 1], {
    ...HOLD,
    easing: Easing.in(Easing.cubic),
  });
  const line = interpolate(frame, [14, 44], [0, 420], {...HOLD, easing: Easing.out(Easing.cubic)});
  const size = Math.min(150, 1900 / Math.max(title.length, 1));
  return (
    <g transform={`translate(${round(96 - leave * 70)} 400)`} opacity={round(1 - leave)}>
      <text fontSize={size} fontWeight="800" fill="#fff" letterSpacing={-size * 0.04}>
        {[...title].map((letter, i) => {
          const up = spring({frame: frame - i * 1.6, fps, config: {damping: 13}});
          const before =
            i > 0 ? spring({frame: frame - (i - 1) * 1.6, fps, config: {damping: 13}}) : 1;
          const rise = (value: number) => (1 - value) * 90;
          return (
            <tspan
              key={i}
              dy={round(i > 0 ? rise(up) - rise(before) : rise(up))}
              fillOpacity={round(Math.min(Math.max(up, 0), 1))}
            >
              {letter === ' ' ? ' ' : letter}
            </tspan>
          );
        })}
      </text>
      <rect y="52" width={round(line)} height="10" rx="5" fill={accent} />
    </g>
  );
}

function Chart({
  frame,
  fps,
  length,
  bars,
  accent,
}: Moment & {length: number; bars: number; accent: string}) {
  const leave = interpolate(frame, [length - 14, length], [1, 0], HOLD);
  const gap = 1088 / bars;
  const tops = Array.from({length: bars}, (_, i) => {
    const up = spring({frame: frame - 4 - i * 3, fps, config: {damping: 14}});
    return (HEIGHTS[Math.floor((i * HEIGHTS.length) / bars)] ?? 0) * 440 * up;
  });
  const drawn = interpolate(frame, [24, 56], [1, 0], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  return (
    <g transform="translate(96 600)" opacity={round(leave)}>
      {tops.map((top, i) => (
        <rect
          key={i}
          x={round(i * gap + gap * 0.14)}
          y={round(-top)}
          width={round(gap * 0.72)}
          height={round(Math.max(top, 0))}
          rx="10"
          fill={accent}
          fillOpacity={round(0.35 + (0.65 * (i + 1)) / bars)}
        />
      ))}
      <polyline
        points={tops.map((top, i) => `${round((i + 0.5) * gap)},${round(-top - 44)}`).join(' ')}
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={round(drawn)}
        opacity={drawn < 1 ? 1 : 0}
      />
      <line y1="1" y2="1" x2="1088" stroke="#fff" strokeOpacity="0.35" strokeWidth="2" />
    </g>
  );
}

function Outro({frame, fps, length, accent}: Moment & {length: number; accent: string}) {
  const grow = spring({frame, fps, config: {damping: 18}});
  const shrink = interpolate(frame, [length - 10, length - 1], [1, 0], {
    ...HOLD,
    easing: Easing.in(Easing.cubic),
  });
  return (
    <g transform={`translate(640 360) scale(${round(Math.max(grow * shrink, 0))})`}>
      <circle r="250" fill={accent} />
      <path
        d="M-66 -104L118 0L-66 104Z"
        fill={NIGHT}
        stroke={NIGHT}
        strokeWidth="26"
        strokeLinejoin="round"
      />
    </g>
  );
}
