import React from 'react';
import {AbsoluteFill, Series, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {BLUE, INK, MONO, ORANGE, VIOLET} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Day({morning, noon, night, offset}: Values): React.ReactNode {
  return (
    <Ground>
      <Series>
        <Series.Sequence durationInFrames={morning}>
          <Scene title="Morning" color={ORANGE} height={470} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={noon}>
          <Scene title="Noon" color={BLUE} height={130} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={night} offset={offset}>
          <Scene title="Night" color={VIOLET} height={560} />
        </Series.Sequence>
      </Series>
    </Ground>
  );
}

type SceneProps = {
  title: string;
  color: string;
  /** Of the sun over the upper edge, in pixels. */
  height: number;
};

function Scene({title, color, height}: SceneProps): React.ReactNode {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        padding: 80,
        opacity: Math.min(1, frame / 10),
        color: INK,
        backgroundColor: color,
      }}
    >
      <div
        style={{
          position: 'absolute',
          right: 120,
          top: height - frame,
          width: 260,
          height: 260,
          borderRadius: '50%',
          backgroundColor: 'rgb(255 255 255 / 70%)',
        }}
      />
      <div style={{fontSize: 130, fontWeight: 700, letterSpacing: '-0.03em'}}>{title}</div>
      <div style={{marginTop: 12, font: `500 56px ${MONO}`}}>frame {frame}</div>
    </AbsoluteFill>
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
