import React from 'react';
import {measureSpring, spring, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoPlot, ValuesOf} from '../../define';
import {BLUE, GREEN, LINE, MONO, MUTED} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const {fps} = definition;

const configOf = ({damping, stiffness, mass}: Values) => ({damping, stiffness, mass});

export default function Column(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const config = configOf(values);
  const height = spring({frame, fps, config}) * 400;
  const rest = measureSpring({fps, config, threshold: values.threshold});
  const isResting = frame >= rest;

  return (
    <Ground style={{justifyContent: 'flex-end'}}>
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
      <div
        style={{
          width: 480,
          height,
          borderRadius: '24px 24px 0 0',
          backgroundColor: isResting ? GREEN : BLUE,
        }}
      />
    </Ground>
  );
}

export const plot = (values: Values): DemoPlot => {
  const config = configOf(values);
  const rest = measureSpring({fps, config, threshold: values.threshold});
  return {
    curves: [{label: 'spring', at: (frame) => spring({frame, fps, config})}],
    x: [0, definition.durationInFrames],
    y: [0, 1.7],
    xMarks: [0, ...(rest <= definition.durationInFrames ? [rest] : [])],
    yMarks: [0, 1],
    yLabel: 'spring()',
  };
};
