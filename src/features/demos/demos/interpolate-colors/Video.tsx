import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

export const Sky: React.FC<Values> = ({first, second, third, middle}) => {
  const frame = useCurrentFrame();

  const backgroundColor = interpolateColors(frame, [0, middle, 179], [first, second, third]);

  return <AbsoluteFill style={{backgroundColor}} />;
};
