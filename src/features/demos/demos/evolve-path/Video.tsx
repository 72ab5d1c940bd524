import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {easingFunctions} from '../../easing-functions';
import {SVG_PATHS} from '../../svg-paths';
import type {Values} from './definition';

export const Line: React.FC<Values> = ({path: name, frames, easing, stroke, strokeWidth}) => {
  const frame = useCurrentFrame();
  const path = SVG_PATHS[name];
  const progress = interpolate(frame, [0, frames], [0, 1], {
    easing: easingFunctions[easing],
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={strokeWidth}>
        <path d={path} stroke="#1b2436" />
        <path
          d={path}
          stroke={stroke}
          strokeLinecap="round"
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
      </svg>
    </AbsoluteFill>
  );
};
