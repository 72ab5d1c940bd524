import {select, slider, text} from '../../controls';
import {defineDemo} from '../../define';
import {quoted} from '../../quoted';

export default defineDemo({
  title: 'noise2D(), noise3D(), noise4D()',
  alternative:
    'A field of dots whose sizes follow noise: neighbors are alike. In two dimensions it stands still, with time as the third it flows, and with a circle through the third and fourth it loops without a seam.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  controls: {
    dimensions: select({
      label: 'function',
      options: ['noise2D', 'noise3D', 'noise4D'],
      value: 'noise4D',
    }),
    seed: text({label: 'seed', value: 'field', maxLength: 24}),
    scale: slider({label: 'steps in the noise', min: 0.01, max: 0.5, step: 0.01, value: 0.12}),
    speed: slider({
      label: 'speed',
      min: 0,
      max: 2,
      step: 0.1,
      value: 0.6,
      when: {dimensions: ['noise3D', 'noise4D']},
    }),
  },
  code: ({dimensions, seed, scale, speed}) => {
    const name = quoted(seed);
    const at = `x * ${scale}, y * ${scale}`;
    const call = {
      noise2D: `noise2D(${name}, ${at})`,
      noise3D: `noise3D(${name}, ${at}, (frame / fps) * ${speed})`,
      noise4D: `noise4D(${name}, ${at}, Math.cos(angle) * ${speed}, Math.sin(angle) * ${speed})`,
    }[dimensions];
    const hooks = {
      noise2D: '',
      noise3D: '\n  const frame = useCurrentFrame();\n  const {fps} = useVideoConfig();',
      noise4D:
        '\n  const frame = useCurrentFrame();\n  const {durationInFrames} = useVideoConfig();\n  const angle = (frame / durationInFrames) * 2 * Math.PI;',
    }[dimensions];
    return `import {${dimensions}} from '@remotion/noise';
import {AbsoluteFill${hooks ? ', useCurrentFrame, useVideoConfig' : ''}} from 'remotion';

const points = new Array(21 * 11)
  .fill(0)
  .map((_, index) => ({x: index % 21, y: Math.floor(index / 21)}));

export const Field: React.FC = () => {${hooks}
  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <svg viewBox="0 0 1280 720">
        {points.map(({x, y}) => {
          const noise = ${call};
          return (
            <circle
              key={\`\${x} \${y}\`}
              cx={40 + x * 60}
              cy={60 + y * 60}
              r={4 + (noise + 1) * 12}
              fill={noise > 0 ? '#7fb3ff' : '#2c3850'}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
`;
  },
});
