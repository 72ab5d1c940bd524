import React from 'react';
import {interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Night, Petal, smooth} from './petals';

export type BloomProps = {
  /** How many petals, from 3. */
  petals: number;
  /** Frames between two petals. */
  delay: number;
  /** Damping of the spring: low bounces, high creeps. */
  damping: number;
  /** How far the flower turns, in degrees. */
  degrees: number;
};

/** Petals that spring open one after another, turn, and close again. 150 frames at 30 fps. */
export default function Bloom(props: BloomProps): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return <BloomFrame frame={frame} fps={fps} {...props} />;
}

/** One frame of it, without the player around it. */
export function BloomFrame({
  frame,
  fps,
  petals,
  delay,
  damping,
  degrees,
}: BloomProps & {frame: number; fps: number}): React.ReactNode {
  const turn = interpolate(frame, [50, 110], [0, degrees], smooth);
  const close = interpolate(frame, [118, 146], [1, 0], smooth);
  return (
    <Night>
      {Array.from({length: petals}, (_, i) => {
        const open = spring({frame: frame - i * delay, fps, config: {damping}});
        return <Petal key={i} at={i / petals} turn={turn} size={open * close} />;
      })}
    </Night>
  );
}
