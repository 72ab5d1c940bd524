import React from 'react';
import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';
import DistributedRenderPicture from './DistributedRenderPicture';
import {CHUNKS, steps} from './steps';

const [CALL, WEBSITE, SPLIT, RENDER, JOIN, STORE] = steps.map(({from}) => from) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Frames that a part is under way back to the main function. */
const RETURN_IN_FRAMES = 14;

const chunkIndexes = Array.from({length: CHUNKS}, (_, index) => index);

/** When a function is done. They differ, as real ones do: a busy scene takes longer. */
const endOf = (index: number): number => RENDER + 62 + random(`chunk-${index}`) * 38;

/** A render on Lambda from the call to the file. */
export default function DistributedRender(): React.ReactNode {
  const frame = useCurrentFrame();
  const progress = (from: number, to: number, easing = Easing.inOut(Easing.cubic)): number =>
    interpolate(frame, [from, to], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing,
    });
  return (
    <AbsoluteFill>
      <DistributedRenderPicture
        moment={{
          call: progress(CALL + 8, CALL + 38),
          website: progress(WEBSITE + 4, WEBSITE + 36),
          split: progress(SPLIT + 8, SPLIT + 44),
          chunks: chunkIndexes.map((index) =>
            progress(RENDER - 8, endOf(index), Easing.bezier(0.3, 0.1, 0.7, 0.95)),
          ),
          returns: chunkIndexes.map((index) =>
            progress(endOf(index), endOf(index) + RETURN_IN_FRAMES),
          ),
          joined: progress(JOIN + 4, JOIN + 40),
          upload: progress(STORE + 4, STORE + 34),
        }}
      />
    </AbsoluteFill>
  );
}
