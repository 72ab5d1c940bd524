import {createSmoothSvgPath, useAudioData, visualizeAudioWaveform} from '@remotion/media-utils';
import {AbsoluteFill, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Wave: React.FC<Values> = ({window, samples, normalize}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(staticFile('tune.mp3'));

  if (!audioData) {
    return null;
  }

  const waveform = visualizeAudioWaveform({
    audioData,
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
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#7fdcae" strokeWidth={8} strokeLinejoin="round" />
      </svg>
    </AbsoluteFill>
  );
};
