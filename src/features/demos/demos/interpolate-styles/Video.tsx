import {interpolateStyles, makeTransform, rotate} from '@remotion/animation-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {easingFunctions} from '../../easing-functions';
import type {Values} from './definition';

export const Box: React.FC<Values> = ({first, second, radius, width, angle, easing}) => {
  const frame = useCurrentFrame();

  const style = interpolateStyles(
    frame,
    [20, 90],
    [
      {
        width: 260,
        borderRadius: 20,
        backgroundColor: first,
        transform: makeTransform([rotate(0)]),
      },
      {
        width,
        borderRadius: radius,
        backgroundColor: second,
        transform: makeTransform([rotate(angle)]),
      },
    ],
    {
      easing: easingFunctions[easing],
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{height: 260, ...style}} />
    </AbsoluteFill>
  );
};
