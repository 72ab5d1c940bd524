import React from 'react';
import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {PINK} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Comet({layers, lag, opacity}: Values): React.ReactNode {
  return (
    <Ground>
      <Trail layers={layers} lagInFrames={lag} trailOpacity={opacity}>
        <Ball />
      </Trail>
    </Ground>
  );
}

function Ball(): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 110,
          height: 110,
          borderRadius: '50%',
          backgroundColor: PINK,
          translate: `${Math.cos(angle) * 450}px ${Math.sin(angle * 2) * 210}px`,
        }}
      />
    </AbsoluteFill>
  );
}
