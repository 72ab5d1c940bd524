import React from 'react';
import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {GREEN, LINE} from '../../palette';
import {SVG_LINES} from '../../svg-paths';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Flight(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const path = SVG_LINES[values.path];
  const total = getLength(path);
  const length = interpolate(
    frame,
    [0, durationInFrames - 1],
    values.isBackwards ? [total, 0] : [0, total],
  );
  const point = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const angle = values.isTurned ? Math.atan2(tangent.y, tangent.x) : 0;

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <path d={path} fill="none" stroke={LINE} strokeWidth={6} />
        <path
          d="M 50 0 L -40 -36 L -20 0 L -40 36 Z"
          fill={GREEN}
          style={{translate: `${point.x}px ${point.y}px`, rotate: `${angle}rad`}}
        />
      </svg>
    </Ground>
  );
}
