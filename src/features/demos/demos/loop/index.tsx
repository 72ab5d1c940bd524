import React from 'react';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {LINE, MONO, MUTED} from '../../palette';
import {Bounce} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground style={{color: MUTED, font: `44px ${MONO}`}}>
      <Bounce {...values} />
      <div
        style={{position: 'absolute', bottom: 76, width: 620, height: 4, backgroundColor: LINE}}
      />
    </Ground>
  );
}

export const timeline = ({length, isLimited, times}: Values): DemoTimeline => {
  const total = definition.durationInFrames;
  const turns = Math.min(Math.ceil(total / length), isLimited ? times : Infinity);
  return {
    tick: 20,
    tracks: [
      {
        bars: Array.from({length: turns}, (_, turn) => ({
          label: String(turn),
          from: turn * length,
          duration: Math.min(length, total - turn * length),
          look: turn % 2 === 0 ? ('solid' as const) : ('muted' as const),
        })),
      },
    ],
  };
};
