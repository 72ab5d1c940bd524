import React from 'react';
import {visualizeAudio} from '@remotion/media-utils';
import {interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, PINK, VIOLET} from '../../palette';
import {getTune} from '../../tune';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const DIVISORS = {all: 1, half: 2, quarter: 4};

export default function Bars({samples, bars, smoothing, optimizeFor}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const numberOfSamples = Number(samples);
  const frequencies = visualizeAudio({
    audioData: getTune(),
    frame,
    fps,
    numberOfSamples,
    smoothing,
    optimizeFor,
  }).slice(0, numberOfSamples / DIVISORS[bars]);

  return (
    <Ground style={{flexDirection: 'row', gap: 6, padding: '0 60px'}}>
      {frequencies.map((value, index) => (
        <div
          key={index}
          style={{
            flex: 1,
            height: 8 + 600 * Math.sqrt(value),
            borderRadius: 8,
            backgroundColor: interpolateColors(
              index / frequencies.length,
              [0, 0.5, 1],
              [BLUE, VIOLET, PINK],
            ),
          }}
        />
      ))}
    </Ground>
  );
}
