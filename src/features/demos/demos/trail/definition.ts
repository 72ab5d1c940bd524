import {slider} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Trail>',
  alternative:
    'A ball runs along a figure of eight and draws a tail behind it: copies of itself from earlier frames, the older the fainter.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 20,
  controls: {
    layers: slider({label: 'layers', min: 0, max: 40, step: 1, value: 20}),
    lag: slider({label: 'lagInFrames', min: 0.1, max: 4, step: 0.1, value: 1, unit: 'frames'}),
    opacity: slider({label: 'trailOpacity', min: 0, max: 1, step: 0.05, value: 0.8}),
  },
  code: ({layers, lag, opacity}) =>
    `import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const Ball: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 110,
          height: 110,
          borderRadius: '50%',
          backgroundColor: '#ff94b0',
          translate: \`\${Math.cos(angle) * 450}px \${Math.sin(angle * 2) * 210}px\`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Comet: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <Trail layers={${layers}} lagInFrames={${lag}} trailOpacity={${opacity}}>
      <Ball />
    </Trail>
  </AbsoluteFill>
);
`,
});
