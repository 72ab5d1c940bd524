import React from 'react';
import {AbsoluteFill, random, useCurrentFrame} from 'remotion';
import type {ValuesOf} from '../../define';
import {GROUND, TEXT} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Sky({seed, stars, isTrembling}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const prefix = isTrembling ? `${seed}-${frame}` : seed;

  return (
    <AbsoluteFill style={{backgroundColor: GROUND}}>
      {Array.from({length: stars}, (_, index) => {
        const size = 3 + random(`${prefix}-size-${index}`) ** 3 * 22;
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: random(`${prefix}-x-${index}`) * 1280,
              top: random(`${prefix}-y-${index}`) * 720,
              width: size,
              height: size,
              borderRadius: '50%',
              backgroundColor: TEXT,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
}
