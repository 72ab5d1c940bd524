import React from 'react';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {INK} from '../../palette';
import {Day} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground style={{color: INK}}>
      <Day {...values} />
    </Ground>
  );
}

export const durationInFrames = ({morning, noon, night, offset}: Values): number =>
  Math.max(morning + noon, morning + noon + night + offset);

export const timeline = ({morning, noon, night, offset}: Values): DemoTimeline => ({
  tick: 20,
  tracks: [
    {
      bars: [
        {label: 'Morning', from: 0, duration: morning},
        {label: 'Noon', from: morning, duration: noon, look: 'muted'},
        {label: 'Night', from: morning + noon + offset, duration: night},
      ],
    },
  ],
});
