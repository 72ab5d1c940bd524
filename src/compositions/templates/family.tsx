import React from 'react';
import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** What all template previews share: paper, ink, windows, and how things come in. */
export const INK = '#14203a';
export const MUTED = '#66728a';
export const SANS = "'Inter Variable', sans-serif";
export const MONO = "'JetBrains Mono Variable', monospace";

const EDGE = 9;

type SceneProps = {
  /** CSS color that tints the background. */
  accent: string;
  tone?: 'light' | 'dark';
  children: React.ReactNode;
};

/** Background of a preview. Its content comes and goes softly, so that the loop has no cut. */
export function Scene({accent, tone = 'light', children}: SceneProps) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const presence = interpolate(
    frame,
    [0, EDGE, durationInFrames - EDGE, durationInFrames],
    [0, 1, 1, 0],
    {easing: Easing.inOut(Easing.quad)},
  );
  const paper = tone === 'light' ? '#ffffff' : '#0b0f17';
  const strength = tone === 'light' ? [10, 30] : [10, 26];
  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(155deg, color-mix(in srgb, ${accent} ${strength[0]}%, ${paper}), color-mix(in srgb, ${accent} ${strength[1]}%, ${paper}))`,
        color: tone === 'light' ? INK : '#eef3ff',
        fontFamily: SANS,
      }}
    >
      <AbsoluteFill style={{opacity: presence, transform: `scale(${0.97 + presence * 0.03})`}}>
        {children}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}

/** A value from 0 to 1 that eases between two frames and stays. */
export function useEase(from: number, to: number, easing = Easing.inOut(Easing.cubic)): number {
  const frame = useCurrentFrame();
  return interpolate(frame, [from, to], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing,
  });
}

/** A spring from 0 to 1 that starts at a frame. */
export function usePop(delay: number, damping = 14): number {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return spring({frame: frame - delay, fps, config: {damping, mass: 0.7}});
}

/** The part of a text that is typed by now, starting at a frame, at a number of letters a frame. */
export function useTyped(text: string, from: number, speed = 1): string {
  const frame = useCurrentFrame();
  return text.slice(0, Math.max(0, Math.floor((frame - from) * speed)));
}

type BoxProps = {
  left: number;
  top: number;
  width: number;
  height: number;
  style?: React.CSSProperties;
  children?: React.ReactNode;
};

/** A white card with a soft shadow, in pixels of the composition. */
export function Card({style, children, ...place}: BoxProps) {
  return (
    <div
      style={{
        position: 'absolute',
        ...place,
        borderRadius: 22,
        background: '#ffffff',
        color: INK,
        overflow: 'hidden',
        boxShadow: '0 2px 6px rgb(20 32 58 / 8%), 0 28px 60px -18px rgb(20 32 58 / 30%)',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

type WindowProps = BoxProps & {title: string};

/** A window with three dots and a title. */
export function Window({title, children, ...card}: WindowProps) {
  return (
    <Card {...card}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 9,
          height: 50,
          padding: '0 20px',
          borderBottom: '1px solid #e3e8f1',
          background: '#f7f9fc',
        }}
      >
        {['#ff8f7d', '#f5c95c', '#74cf9d'].map((color) => (
          <div key={color} style={{width: 13, height: 13, borderRadius: 7, background: color}} />
        ))}
        <div
          style={{
            marginLeft: 14,
            padding: '4px 16px',
            borderRadius: 8,
            background: '#e9eef7',
            color: MUTED,
            fontSize: 17,
            fontFamily: MONO,
          }}
        >
          {title}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** The play mark of the site, drawn by a progress from 0 to 1. */
export function Mark({size, draw = 1, color}: {size: number; draw?: number; color: string}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M13.5 7.3 8.6 4.6A1.7 1.7 0 0 0 6 6v20a1.7 1.7 0 0 0 2.6 1.4l4.9-2.7"
        stroke="currentcolor"
        pathLength={1}
        strokeDasharray={`${draw} 2`}
      />
      <path
        d="m19.5 10.6 7.1 4a1.6 1.6 0 0 1 0 2.8l-7.1 4"
        stroke={color}
        pathLength={1}
        strokeDasharray={`${draw} 2`}
      />
    </svg>
  );
}
