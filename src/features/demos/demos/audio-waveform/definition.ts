import {slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: 'visualizeAudioWaveform()',
  alternative:
    'The wave of a short computed tune as a smooth line, like on an oscilloscope. Nothing sounds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 40,
  controls: {
    window: slider({
      label: 'windowInSeconds',
      min: 0.01,
      max: 0.3,
      step: 0.01,
      value: 0.06,
      unit: 's',
    }),
    samples: slider({label: 'numberOfSamples', min: 16, max: 256, step: 8, value: 96}),
    normalize: toggle({label: 'normalize', value: false}),
  },
  code: ({window, samples, normalize}) =>
    `import {
  createSmoothSvgPath,
  useAudioData,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import {AbsoluteFill, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

export const Wave: React.FC = () => {
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
    numberOfSamples: ${samples},
    windowInSeconds: ${window},
    normalize: ${normalize},
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
        <path d={path} fill="none" stroke="#7fdcae" strokeWidth={8} />
      </svg>
    </AbsoluteFill>
  );
};
`,
});
