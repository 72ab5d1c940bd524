import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, LINE, PANEL} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Layers(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [20, 80, 130, 179], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
  });
  const angle = turn * values.angle;
  const layer = (index: number): React.CSSProperties => ({
    transform: `translateZ(${(index - 1) * angle * 6}px)`,
    outline: `${Math.min(4, angle / 4)}px solid ${LINE}`,
  });

  return (
    <Ground style={{perspective: 2200}}>
      <AbsoluteFill
        style={{
          transformStyle: 'preserve-3d',
          transform: `scale(${1 - angle / 180}) rotateX(${angle / 4}deg) rotateY(${-angle}deg)`,
        }}
      >
        <AbsoluteFill style={{...layer(0), backgroundColor: PANEL}} />
        <AbsoluteFill style={{...layer(1), justifyContent: 'center', alignItems: 'center'}}>
          <div
            style={{
              width: 420,
              height: 420,
              borderRadius: '50%',
              opacity: values.opacity,
              backgroundColor: BLUE,
            }}
          />
        </AbsoluteFill>
        <AbsoluteFill
          style={{
            ...layer(2),
            justifyContent: values.justifyContent,
            alignItems: values.alignItems,
            padding: 60,
            color: 'white',
            fontSize: 90,
          }}
        >
          In front of it all
        </AbsoluteFill>
      </AbsoluteFill>
    </Ground>
  );
}
