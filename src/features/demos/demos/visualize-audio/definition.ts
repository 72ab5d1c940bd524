import {select, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: 'visualizeAudio()',
  alternative:
    'Bars that rise and fall with a short computed tune, low tones on the left and high ones on the right. Nothing sounds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 40,
  controls: {
    samples: select({label: 'numberOfSamples', options: ['16', '32', '64', '128'], value: '64'}),
    bars: select({label: 'bars to show', options: ['all', 'half', 'quarter'], value: 'half'}),
    smoothing: toggle({label: 'smoothing', value: true}),
    optimizeFor: select({label: 'optimizeFor', options: ['accuracy', 'speed'], value: 'accuracy'}),
  },
  code: ({samples, bars, smoothing, optimizeFor}) => {
    const shown = Number(samples) / {all: 1, half: 2, quarter: 4}[bars];
    return `import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {AbsoluteFill, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

export const Bars: React.FC = () => {
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
    numberOfSamples: ${samples},
    smoothing: ${smoothing},
    optimizeFor: '${optimizeFor}',
  });

  return (
    <AbsoluteFill
      style={{flexDirection: 'row', alignItems: 'center', gap: 6, backgroundColor: '#121826'}}
    >
      {frequencies.slice(0, ${shown}).map((value, index) => (
        <div
          key={index}
          style={{
            flex: 1,
            height: 8 + 600 * Math.sqrt(value),
            borderRadius: 8,
            backgroundColor: '#7fb3ff',
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
`;
  },
});
