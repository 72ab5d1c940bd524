import React from 'react';
import {cutPath, getLength, getPointAtLength} from '@remotion/paths';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {LINE, YELLOW} from '../../palette';
import {SVG_LINES} from '../../svg-paths';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

// Yellow, at a fifth, over the ground.
const FILL = '#3d3a33';

export default function Growing({path: name, part, isFilled}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const path = SVG_LINES[name];
  const length = interpolate(frame, [0, 100], [0, getLength(path) * part], {
    extrapolateRight: 'clamp',
  });
  const end = getPointAtLength(path, length);

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <path d={path} fill="none" stroke={LINE} strokeWidth={4} strokeDasharray="4 14" />
        <path
          d={cutPath(path, length)}
          fill={isFilled ? FILL : 'none'}
          stroke={YELLOW}
          strokeWidth={14}
        />
        <circle cx={end.x} cy={end.y} r={20} fill={YELLOW} />
      </svg>
    </Ground>
  );
}
