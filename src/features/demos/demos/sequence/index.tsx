import React from 'react';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {INK} from '../../palette';
import {TwoCards} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground style={{color: INK, textAlign: 'center'}}>
      <TwoCards {...values} />
    </Ground>
  );
}

export const timeline = ({firstLength, from, length, isNested}: Values): DemoTimeline => {
  const before = Math.max(0, -from);
  const end = Math.min(from + length, isNested ? firstLength : Infinity);
  const last = definition.durationInFrames;
  const start = Math.max(from, -40);
  return {
    before,
    tick: 20,
    tracks: [
      {bars: [{label: 'First', from: 0, duration: firstLength}]},
      {
        bars: [
          {
            label: 'Second',
            from: start,
            duration: Math.max(0, Math.min(end, last) - start),
            look: 'muted',
          },
        ],
      },
    ],
  };
};
