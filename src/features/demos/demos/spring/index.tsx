import {spring} from 'remotion';
import type {DemoPlot} from '../../define';
import definition, {type Values} from './definition';

export {Badge as default} from './Video';
export {default as code} from './Video.tsx?code';

const {fps} = definition;

export const plot = ({delay, reverse, stretch, durationInFrames, ...config}: Values): DemoPlot => ({
  curves: [
    {
      label: 'scale',
      at: (frame) =>
        spring({
          frame,
          fps,
          delay,
          durationInFrames: stretch ? durationInFrames : undefined,
          reverse,
          config,
        }),
    },
  ],
  x: [0, definition.durationInFrames],
  y: [-0.1, 1.8],
  xMarks: [0, 50, 100, 150],
  yMarks: [0, 1],
  yLabel: 'scale',
});
