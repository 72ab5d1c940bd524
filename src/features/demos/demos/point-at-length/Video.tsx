import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {SVG_PATHS} from '../../svg-paths';
import type {Values} from './definition';

export const Flight: React.FC<Values> = ({path: name, isTurned, isBackwards}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const path = SVG_PATHS[name];
  const total = getLength(path);
  const ends = isBackwards ? [total, 0] : [0, total];
  const length = interpolate(frame, [0, durationInFrames - 1], ends);

  const point = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const angle = Math.atan2(tangent.y, tangent.x);

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#2c3850" strokeWidth={6} />
        <path
          d="M 50 0 L -40 -36 L -20 0 L -40 36 Z"
          fill="#7fdcae"
          style={{
            translate: `${point.x}px ${point.y}px`,
            ...(isTurned && {rotate: `${angle}rad`}),
          }}
        />
      </svg>
    </AbsoluteFill>
  );
};
