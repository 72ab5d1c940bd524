import {Easing, interpolate} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** A value from 0 to 1 that eases between two frames and stays. */
export const ease = (frame: number, from: number, to: number): number =>
  interpolate(frame, [from, to], [0, 1], {...HOLD, easing: Easing.inOut(Easing.cubic)});

/** The same at a constant speed, for what is played or counted. */
export const glide = (frame: number, from: number, to: number): number =>
  interpolate(frame, [from, to], [0, 1], HOLD);

type Frames = [from: number, to: number];

/** Eases from 0 to 1, and later back to 0. */
export const during = (frame: number, arrive: Frames, leave: Frames): number =>
  ease(frame, ...arrive) - ease(frame, ...leave);

/** What lies between two numbers, rounded: the page holds a frame as HTML. */
export const mix = (from: number, to: number, progress: number): number =>
  round(from + (to - from) * progress);

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Goes along points, each of which it reaches at a frame. */
export const along = (frame: number, stops: [frame: number, value: number][]): number =>
  stops.reduce((value, [to, next], index) => {
    const from = stops[index - 1]?.[0] ?? to;
    return index === 0 ? next : mix(value, next, ease(frame, from, to));
  }, 0);
