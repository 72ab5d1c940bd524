import React from 'react';
import {interpolatePath} from '@remotion/paths';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {PINK} from '../../palette';
import {SVG_PATHS} from '../../svg-paths';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Morph({first, second, hold, easing}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const progress = interpolate(
    frame,
    hold > 0 ? [hold, 90, 90 + hold, 180] : [0, 90, 180],
    hold > 0 ? [0, 1, 1, 0] : [0, 1, 0],
    {easing: easingFunctions[easing], extrapolateLeft: 'clamp'},
  );

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <path d={interpolatePath(progress, SVG_PATHS[first], SVG_PATHS[second])} fill={PINK} />
      </svg>
    </Ground>
  );
}
