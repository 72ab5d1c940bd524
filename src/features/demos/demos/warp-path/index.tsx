import React from 'react';
import {warpPath} from '@remotion/paths';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {LINE, VIOLET} from '../../palette';
import {SVG_PATHS} from '../../svg-paths';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Flag(values: Values): React.ReactNode {
  const {amplitude, wavelength, turns, threshold} = values;
  const path = SVG_PATHS[values.path];
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = (frame / durationInFrames) * turns;
  const warped = warpPath(
    path,
    ({x, y}) => ({x, y: y + Math.sin((x / wavelength - phase) * 2 * Math.PI) * amplitude}),
    {interpolationThreshold: threshold},
  );

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <path d={warped} fill={VIOLET} />
        <path d={path} fill="none" stroke={LINE} strokeWidth={4} strokeDasharray="4 14" />
      </svg>
    </Ground>
  );
}
