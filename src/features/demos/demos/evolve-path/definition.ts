import {color, select, slider} from '../../controls';
import {defineDemo} from '../../define';
import {EASINGS} from '../../easing-names';
import {LINE_NAMES, pathConstant, SVG_LINES} from '../../svg-paths';

export default defineDemo({
  title: 'evolvePath()',
  alternative:
    'A line draws itself from its beginning to its end, over a faint trace of the whole.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 70,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'loop'}),
    frames: slider({label: 'duration', min: 20, max: 150, step: 1, value: 110, unit: 'frames'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
    stroke: color({label: 'stroke', value: '#7fb3ff'}),
    strokeWidth: slider({label: 'strokeWidth', min: 2, max: 60, step: 1, value: 22, unit: 'px'}),
  },
  code: ({path, frames, easing, stroke, strokeWidth}) =>
    `import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

${pathConstant('path', SVG_LINES[path])}

export const Line: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, ${frames}], [0, 1], {
    easing: ${easing},
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path
          d={path}
          fill="none"
          stroke="${stroke}"
          strokeWidth={${strokeWidth}}
          strokeLinecap="round"
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
      </svg>
    </AbsoluteFill>
  );
};
`,
});
