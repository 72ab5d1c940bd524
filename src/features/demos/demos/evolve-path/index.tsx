import React from 'react';
import {evolvePath} from '@remotion/paths';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {PANEL} from '../../palette';
import {SVG_LINES} from '../../svg-paths';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Line(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const path = SVG_LINES[values.path];
  const progress = interpolate(frame, [0, values.frames], [0, 1], {
    easing: easingFunctions[values.easing],
    extrapolateRight: 'clamp',
  });
  const shared = {d: path, fill: 'none', strokeWidth: values.strokeWidth} as const;

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <path {...shared} stroke={PANEL} />
        <path
          {...shared}
          {...evolvePath(progress, path)}
          stroke={values.stroke}
          strokeLinecap="round"
        />
      </svg>
    </Ground>
  );
}
