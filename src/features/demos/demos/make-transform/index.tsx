import React from 'react';
import {
  makeTransform,
  perspective,
  rotate,
  rotateY,
  scale,
  skewX,
  translateX,
} from '@remotion/animation-utils';
import {Easing, interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {INK, LINE, VIOLET} from '../../palette';
import definition, {ORDERS} from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const SIZE = {position: 'absolute', width: 300, height: 200, borderRadius: 24} as const;

export default function Card(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const first = [translateX(progress * values.x), rotate(progress * values.angle)];
  const transform = makeTransform([
    perspective(1200),
    ...(values.order === ORDERS[0] ? first : first.reverse()),
    scale(1 + progress * (values.factor - 1)),
    skewX(progress * values.slant),
    rotateY(progress * values.turn),
  ]);

  return (
    <Ground>
      <div style={{...SIZE, outline: `4px dashed ${LINE}`}} />
      <div
        style={{
          ...SIZE,
          display: 'grid',
          placeItems: 'center',
          color: INK,
          backgroundColor: VIOLET,
          fontSize: 72,
          fontWeight: 700,
          transform,
        }}
      >
        Card
      </div>
    </Ground>
  );
}
