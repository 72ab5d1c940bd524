import React from 'react';
import {createSmoothSvgPath, visualizeAudioWaveform} from '@remotion/media-utils';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {GREEN, LINE} from '../../palette';
import {getTune} from '../../tune';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Wave({window, samples, normalize}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const waveform = visualizeAudioWaveform({
    audioData: getTune(),
    frame,
    fps,
    numberOfSamples: samples,
    windowInSeconds: window,
    normalize,
  });
  const path = createSmoothSvgPath({
    points: waveform.map((value, index) => ({
      x: (index / (waveform.length - 1)) * 1280,
      y: 360 + value * 250,
    })),
  });

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <line x1={0} x2={1280} y1={360} y2={360} stroke={LINE} strokeWidth={3} />
        <path d={path} fill="none" stroke={GREEN} strokeWidth={8} strokeLinejoin="round" />
      </svg>
    </Ground>
  );
}
