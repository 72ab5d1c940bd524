import {warpPath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {SVG_PATHS} from '../../svg-paths';
import type {Values} from './definition';

export const Flag: React.FC<Values> = ({path: name, amplitude, wavelength, turns, threshold}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = (frame / durationInFrames) * turns;

  const path = SVG_PATHS[name];
  const warped = warpPath(
    path,
    ({x, y}) => ({
      x,
      y: y + Math.sin((x / wavelength - phase) * 2 * Math.PI) * amplitude,
    }),
    {interpolationThreshold: threshold},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={warped} fill="#cf9bff" />
        <path d={path} fill="none" stroke="#2c3850" strokeWidth={4} strokeDasharray="4 14" />
      </svg>
    </AbsoluteFill>
  );
};
