import React from 'react';
import {AbsoluteFill, interpolate} from 'remotion';
import Ground from '../../Ground';
import type {DemoPlot} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {LINE, MUTED} from '../../palette';
import {Ball} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

const RADIUS = 70;

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground
      marks={
        <AbsoluteFill style={{justifyContent: 'center'}}>
          <Post x={values.start} />
          <Post x={values.end} />
          <div style={{height: 4, background: LINE}} />
        </AbsoluteFill>
      }
    >
      <Ball {...values} />
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

export const plot = ({from, to, start, end, easing, left, right}: Values): DemoPlot => ({
  curves: [
    {
      label: 'x',
      at: (frame) =>
        interpolate(frame, [from, to], [start, end], {
          easing: easingFunctions[easing],
          extrapolateLeft: left,
          extrapolateRight: right,
        }),
    },
  ],
  x: [0, definition.durationInFrames],
  y: [-150, 1150],
  xMarks: [from, to],
  yMarks: [start, end],
  yLabel: 'x in px',
});
