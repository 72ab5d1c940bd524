import React from 'react';
import {measureSpring, spring, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoPlot} from '../../define';
import {GREEN, LINE, MONO, MUTED} from '../../palette';
import {Column} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

const {fps} = definition;

const restOf = ({threshold, ...config}: Values) => measureSpring({fps, config, threshold});

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground>
      <Column {...values} />
      <Marks rest={restOf(values)} />
    </Ground>
  );
}

function Marks({rest}: {rest: number}): React.ReactNode {
  const frame = useCurrentFrame();
  const isResting = frame >= rest;
  return (
    <>
      <div
        style={{
          position: 'absolute',
          top: 40,
          color: isResting ? GREEN : MUTED,
          font: `42px ${MONO}`,
        }}
      >
        {isResting ? `at rest since frame ${rest}` : `frame ${frame}`}
      </div>
      <div style={{position: 'absolute', bottom: 400, width: 760, height: 4, background: LINE}} />
    </>
  );
}

export const plot = (values: Values): DemoPlot => {
  const {threshold: _, ...config} = values;
  const rest = restOf(values);
  return {
    curves: [{label: 'spring', at: (frame) => spring({frame, fps, config})}],
    x: [0, definition.durationInFrames],
    y: [0, 1.7],
    xMarks: [0, ...(rest <= definition.durationInFrames ? [rest] : [])],
    yMarks: [0, 1],
    yLabel: 'spring()',
  };
};
