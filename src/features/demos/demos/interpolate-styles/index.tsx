import React from 'react';
import {interpolateStyles, makeTransform, rotate} from '@remotion/animation-utils';
import {useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {easingFunctions} from '../../easing-functions';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Box(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const style = interpolateStyles(
    frame,
    [20, 90],
    [
      {
        width: 260,
        borderRadius: 20,
        backgroundColor: values.first,
        transform: makeTransform([rotate(0)]),
      },
      {
        width: values.width,
        borderRadius: values.radius,
        backgroundColor: values.second,
        transform: makeTransform([rotate(values.angle)]),
      },
    ],
    {
      easing: easingFunctions[values.easing],
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <Ground>
      <div style={{height: 260, ...style}} />
    </Ground>
  );
}
