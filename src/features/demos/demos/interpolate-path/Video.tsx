import {interpolatePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {easingFunctions} from '../../easing-functions';
import {SVG_PATHS} from '../../svg-paths';
import type {Values} from './definition';

export const Morph: React.FC<Values> = ({first: firstName, second: secondName, hold, easing}) => {
  const frame = useCurrentFrame();
  const first = SVG_PATHS[firstName];
  const second = SVG_PATHS[secondName];
  const progress = interpolate(
    frame,
    hold > 0 ? [hold, 90, 90 + hold, 180] : [0, 90, 180],
    hold > 0 ? [0, 1, 1, 0] : [0, 1, 0],
    {easing: easingFunctions[easing], extrapolateLeft: 'clamp'},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={interpolatePath(progress, first, second)} fill="#ff94b0" />
      </svg>
    </AbsoluteFill>
  );
};
