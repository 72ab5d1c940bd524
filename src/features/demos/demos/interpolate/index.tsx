import React from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoPlot, ValuesOf} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {BLUE, LINE, MUTED} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const positionAt = (frame: number, {from, to, start, end, easing, left, right}: Values): number =>
  interpolate(frame, [from, to], [start, end], {
    easing: easingFunctions[easing],
    extrapolateLeft: left,
    extrapolateRight: right,
  });

const RADIUS = 70;

export default function Ball(values: Values): React.ReactNode {
  const x = positionAt(useCurrentFrame(), values);

  return (
    <Ground style={{alignItems: 'flex-start'}}>
      <Post x={values.start} />
      <Post x={values.end} />
      <div style={{position: 'absolute', width: '100%', height: 4, background: LINE}} />
      <div
        style={{
          width: 2 * RADIUS,
          height: 2 * RADIUS,
          borderRadius: '50%',
          backgroundColor: BLUE,
          translate: `${x}px`,
        }}
      />
    </Ground>
  );
}

function Post({x}: {x: number}): React.ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        left: x + RADIUS,
        top: 200,
        height: 320,
        borderLeft: `4px dashed ${LINE}`,
        color: MUTED,
        fontSize: 34,
      }}
    >
      <span style={{position: 'absolute', bottom: -60, translate: '-50%'}}>{x}</span>
    </div>
  );
}

export const plot = (values: Values): DemoPlot => ({
  curves: [{label: 'x', at: (frame) => positionAt(frame, values)}],
  x: [0, definition.durationInFrames],
  y: [-150, 1150],
  xMarks: [values.from, values.to],
  yMarks: [values.start, values.end],
  yLabel: 'x in px',
});
