import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  /** How far from the center the flight ends, in pixels. */
  reach: number;
  /** Frames to wait. */
  delay?: number;
  children: React.ReactNode;
};

/** Carries its children from the center upwards: fast at first, then slower, until they are gone. */
export function Flight({reach, delay = 0, children}: Props) {
  const frame = useCurrentFrame() - delay;
  const {fps} = useVideoConfig();
  const way = spring({frame, fps, config: {damping: 200}, durationInFrames: 60});
  const size = interpolate(frame, [0, 8, 34, 62], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div style={{transform: `translateY(${-reach * way}px) scale(${size})`}}>{children}</div>
    </AbsoluteFill>
  );
}
