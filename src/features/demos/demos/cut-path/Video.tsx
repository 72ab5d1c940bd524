import {cutPath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {SVG_PATHS} from '../../svg-paths';
import type {Values} from './definition';

export const Growing: React.FC<Values> = ({path: name, part, isFilled}) => {
  const frame = useCurrentFrame();
  const path = SVG_PATHS[name];
  const length = interpolate(frame, [0, 100], [0, getLength(path) * part], {
    extrapolateRight: 'clamp',
  });
  const drawn = cutPath(path, length);
  // Measured on the cut path: on the whole one, the same length can end some pixels elsewhere.
  const end = getPointAtLength(drawn, getLength(drawn));

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#2c3850" strokeWidth={4} strokeDasharray="4 14" />
        <path d={drawn} fill={isFilled ? '#3d3a33' : 'none'} stroke="#e8c477" strokeWidth={14} />
        <circle cx={end.x} cy={end.y} r={20} fill="#e8c477" />
      </svg>
    </AbsoluteFill>
  );
};
