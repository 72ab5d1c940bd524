import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  interpolateColors,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import type {Values} from './definition';

const COLORS = ['#7fb3ff', '#cf9bff', '#ff94b0'];

export const Bars: React.FC<Values> = ({samples, bars: part, smoothing, optimizeFor}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(staticFile('tune.mp3'));

  if (!audioData) {
    return null;
  }

  const frequencies = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: Number(samples),
    smoothing,
    optimizeFor,
  });
  const bars = frequencies.slice(0, Number(samples) / {all: 1, half: 2, quarter: 4}[part]);

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        padding: '0 60px',
        backgroundColor: '#121826',
      }}
    >
      {bars.map((value, index) => (
        <div
          key={index}
          style={{
            flex: 1,
            height: 8 + 600 * Math.sqrt(value),
            borderRadius: 8,
            backgroundColor: interpolateColors(index / bars.length, [0, 0.5, 1], COLORS),
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
