import {select, slider} from '../../controls';
import {defineDemo} from '../../define';
import {PATH_NAMES, pathConstant, SVG_PATHS} from '../../svg-paths';

export default defineDemo({
  title: 'warpPath()',
  alternative: 'A shape ripples like a flag: a sine wave runs through its outline.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 30,
  controls: {
    path: select({label: 'path', options: PATH_NAMES, value: 'square'}),
    amplitude: slider({label: 'amplitude', min: 0, max: 120, step: 1, value: 40, unit: 'px'}),
    wavelength: slider({label: 'wavelength', min: 60, max: 800, step: 10, value: 360, unit: 'px'}),
    turns: slider({label: 'waves per video', min: 0, max: 8, step: 1, value: 3}),
    threshold: slider({
      label: 'interpolationThreshold',
      min: 2,
      max: 120,
      step: 1,
      value: 10,
      unit: 'px',
    }),
  },
  code: ({path, amplitude, wavelength, turns, threshold}) =>
    `import {warpPath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

${pathConstant('path', SVG_PATHS[path])}

export const Flag: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = (frame / durationInFrames) * ${turns};

  const warped = warpPath(
    path,
    ({x, y}) => ({
      x,
      y: y + Math.sin((x / ${wavelength} - phase) * 2 * Math.PI) * ${amplitude},
    }),
    {interpolationThreshold: ${threshold}},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={warped} fill="#cf9bff" />
      </svg>
    </AbsoluteFill>
  );
};
`,
});
