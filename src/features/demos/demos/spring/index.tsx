import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import type {DemoPlot, ValuesOf} from '../../define';
import {BLUE, GROUND, INK} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const springAt = (frame: number, fps: number, values: Values): number =>
  spring({
    frame,
    fps,
    delay: values.delay,
    durationInFrames: values.stretch ? values.durationInFrames : undefined,
    reverse: values.reverse,
    config: {
      damping: values.damping,
      stiffness: values.stiffness,
      mass: values.mass,
      overshootClamping: values.overshootClamping,
    },
  });

export default function Badge(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center', backgroundColor: GROUND}}>
      <div
        style={{
          padding: '50px 110px',
          borderRadius: 200,
          fontSize: 120,
          fontWeight: 700,
          color: INK,
          backgroundColor: BLUE,
          scale: String(springAt(frame, fps, values)),
        }}
      >
        Hello
      </div>
    </AbsoluteFill>
  );
}

export const plot = (values: Values): DemoPlot => ({
  curves: [{label: 'scale', at: (x) => springAt(x, definition.fps, values)}],
  x: [0, definition.durationInFrames],
  y: [-0.1, 1.8],
  xMarks: [0, 50, 100, 150],
  yMarks: [0, 1],
  yLabel: 'scale',
});
