import {select, slider} from '../../controls';
import {defineDemo} from '../../define';
import {EASINGS} from '../../easing-names';
import {PATH_NAMES, pathConstant, SVG_PATHS} from '../../svg-paths';

export default defineDemo({
  title: 'interpolatePath()',
  alternative: 'One shape turns into another one and back, such as a heart into a star.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 45,
  controls: {
    first: select({label: 'first path', options: PATH_NAMES, value: 'heart'}),
    second: select({label: 'second path', options: PATH_NAMES, value: 'star'}),
    hold: slider({label: 'hold', min: 0, max: 60, step: 1, value: 25, unit: 'frames'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
  },
  code: ({first, second, hold, easing}) =>
    `import {interpolatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

${pathConstant('first', SVG_PATHS[first])}
${pathConstant('second', SVG_PATHS[second])}

export const Morph: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(
    frame,
    [${hold}, 90, ${90 + hold}, 180],
    [0, 1, 1, 0],
    {easing: ${easing}, extrapolateLeft: 'clamp'},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        <path d={interpolatePath(progress, first, second)} fill="#ff94b0" />
      </svg>
    </AbsoluteFill>
  );
};
`.replace('[0, 90, 90, 180],\n    [0, 1, 1, 0]', '[0, 90, 180],\n    [0, 1, 0]'),
});
