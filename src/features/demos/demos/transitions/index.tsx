import React from 'react';
import {linearTiming, springTiming, type TransitionTiming} from '@remotion/transitions';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {Scenes} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

const SCENE = 60;

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground>
      <Scenes {...values} />
    </Ground>
  );
}

const timingOf = ({timing, frames, easing, damping, threshold}: Values): TransitionTiming =>
  timing === 'linearTiming'
    ? linearTiming({durationInFrames: frames, easing: easingFunctions[easing]})
    : springTiming({config: {damping}, durationRestThreshold: threshold});

const overlapOf = (values: Values): number =>
  timingOf(values).getDurationInFrames({fps: definition.fps});

export const durationInFrames = (values: Values): number => 3 * SCENE - 2 * overlapOf(values);

export const timeline = (values: Values): DemoTimeline => {
  const step = SCENE - overlapOf(values);
  return {
    tick: 20,
    tracks: [
      {
        bars: [
          {label: 'Disc', from: 0, duration: SCENE},
          {label: 'Triangle', from: 2 * step, duration: SCENE},
        ],
      },
      {bars: [{label: 'Square', from: step, duration: SCENE, look: 'muted'}]},
    ],
  };
};
