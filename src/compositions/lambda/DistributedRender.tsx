import React from 'react';
import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';
import DistributedRenderPicture from './DistributedRenderPicture';
import {CHUNKS, STARTS} from './steps';

const {call, website, split, render, join, store} = STARTS;

/** Frames that a part is under way back to the main function. */
const RETURN_IN_FRAMES = 14;

const chunkIndexes = Array.from({length: CHUNKS}, (_, index) => index);

/** When a function is done. They differ, as real ones do: a busy scene takes longer. */
const endOf = (index: number): number => render + 62 + random(`chunk-${index}`) * 38;

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
          call: progress(call + 8, call + 38),
          website: progress(website + 4, website + 36),
          split: progress(split + 8, split + 44),
          chunks: chunkIndexes.map((index) =>
            progress(render - 8, endOf(index), Easing.bezier(0.3, 0.1, 0.7, 0.95)),
          ),
          returns: chunkIndexes.map((index) =>
            progress(endOf(index), endOf(index) + RETURN_IN_FRAMES),
          ),
          joined: progress(join + 4, join + 40),
          upload: progress(store + 4, store + 34),
        }}
      />
    </AbsoluteFill>
  );
}
