import {select, slider, toggle} from '../../controls';
import {defineDemo} from '../../define';
import {LINE_NAMES, pathConstant, SVG_LINES} from '../../svg-paths';

export default defineDemo({
  title: 'cutPath()',
  alternative:
    'A path grows until it has the length at which it is cut. Since the result is a path of its own, it can be filled, and ends in a dot at its last point.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 100,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'star'}),
    part: slider({label: 'part that is left', min: 0.05, max: 1, step: 0.05, value: 0.7}),
    isFilled: toggle({label: 'fill', value: true}),
  },
  code: ({path, part, isFilled}) =>
    `import {cutPath, getLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

${pathConstant('path', SVG_LINES[path])}
const total = getLength(path);

export const Growing: React.FC = () => {
  const frame = useCurrentFrame();
  const length = interpolate(frame, [0, 100], [0, total * ${part}], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path
          d={cutPath(path, length)}
          fill="${isFilled ? '#3d3a33' : 'none'}"
          stroke="#e8c477"
          strokeWidth={14}
        />
      </svg>
    </AbsoluteFill>
  );
};
`,
});
