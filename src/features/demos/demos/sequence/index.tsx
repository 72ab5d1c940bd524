import React from 'react';
import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {BLUE, INK, MONO, ORANGE} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function TwoCards({firstLength, from, length, isNested}: Values): React.ReactNode {
  const second = (
    <Sequence from={from} durationInFrames={length}>
      <Card name="Second" color={ORANGE} left={660} />
    </Sequence>
  );
  return (
    <Ground>
      <Sequence durationInFrames={firstLength}>
        <Card name="First" color={BLUE} left={120} />
        {isNested ? second : null}
      </Sequence>
      {isNested ? null : second}
    </Ground>
  );
}

function Card({name, color, left}: {name: string; color: string; left: number}): React.ReactNode {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        left,
        top: 160,
        width: 500,
        height: 400,
        justifyContent: 'center',
        alignItems: 'center',
        gap: 20,
        borderRadius: 40,
        color: INK,
        backgroundColor: color,
      }}
    >
      <div style={{fontSize: 90, fontWeight: 700}}>{name}</div>
      <div style={{font: `500 56px ${MONO}`}}>frame {frame}</div>
    </AbsoluteFill>
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
