import {select, toggle} from '../../controls';
import {defineDemo} from '../../define';
import {LINE_NAMES, pathConstant, SVG_LINES} from '../../svg-paths';

export default defineDemo({
  title: 'getPointAtLength(), getTangentAtLength()',
  alternative:
    'An arrow flies along a line. The point at the length that it has covered places it, and the tangent at that length turns it.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 60,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'loop'}),
    isTurned: toggle({label: 'turn with the tangent', value: true}),
    isBackwards: toggle({label: 'backwards', value: false}),
  },
  code: ({path, isTurned, isBackwards}) =>
    `import {getLength, getPointAtLength${isTurned ? ', getTangentAtLength' : ''}} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

${pathConstant('path', SVG_LINES[path])}
const total = getLength(path);

export const Flight: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = interpolate(frame, [0, durationInFrames - 1], [${isBackwards ? 'total, 0' : '0, total'}]);

  const point = getPointAtLength(path, length);${
    isTurned
      ? `
  const tangent = getTangentAtLength(path, length);
  const angle = Math.atan2(tangent.y, tangent.x);`
      : ''
  }

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#2c3850" strokeWidth={6} />
        <path
          d="M 50 0 L -40 -36 L -20 0 L -40 36 Z"
          fill="#7fdcae"
          style={{
            translate: \`\${point.x}px \${point.y}px\`,${isTurned ? '\n            rotate: `${angle}rad`,' : ''}
          }}
        />
      </svg>
    </AbsoluteFill>
  );
};
`,
});
