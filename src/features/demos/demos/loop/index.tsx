import React from 'react';
import {Loop, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {GREEN, LINE, MONO, MUTED} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Bounce({length, isLimited, times}: Values): React.ReactNode {
  return (
    <Ground>
      <div
        style={{position: 'absolute', bottom: 76, width: 620, height: 4, backgroundColor: LINE}}
      />
      <Loop durationInFrames={length} times={isLimited ? times : undefined}>
        <Ball length={length} />
      </Loop>
    </Ground>
  );
}

function Ball({length}: {length: number}): React.ReactNode {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  const height = Math.sin((frame / length) * Math.PI) * 400;
  return (
    <>
      <div style={{position: 'absolute', left: 70, top: 60, font: `44px ${MONO}`, color: MUTED}}>
        turn {loop?.iteration}, frame {frame}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 570,
          bottom: 80 + height,
          width: 140,
          height: 140,
          borderRadius: '50%',
          backgroundColor: GREEN,
        }}
      />
    </>
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
