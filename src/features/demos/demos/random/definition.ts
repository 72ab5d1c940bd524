import {slider, text, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: 'random()',
  alternative:
    'Stars in random places and sizes. The same seed always gives the same sky, on every computer; another seed gives another one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  controls: {
    seed: text({label: 'seed', value: 'sky', maxLength: 24}),
    stars: slider({label: 'stars', min: 1, max: 300, step: 1, value: 140}),
    isTrembling: toggle({label: 'frame in the seed', value: false}),
  },
  code: ({seed, stars, isTrembling}) => {
    const prefix = `${escaped(seed)}${isTrembling ? '-${frame}' : ''}`;
    return `import {AbsoluteFill, random${isTrembling ? ', useCurrentFrame' : ''}} from 'remotion';

export const Sky: React.FC = () => {${isTrembling ? '\n  const frame = useCurrentFrame();\n' : ''}
  const stars = new Array(${stars}).fill(0).map((_, index) => ({
    left: random(\`${prefix}-x-\${index}\`) * 1280,
    top: random(\`${prefix}-y-\${index}\`) * 720,
    size: 3 + random(\`${prefix}-size-\${index}\`) ** 3 * 22,
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      {stars.map(({left, top, size}, index) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            left,
            top,
            width: size,
            height: size,
            borderRadius: '50%',
            backgroundColor: '#e6ebf4',
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
`;
  },
});

/** A text as it is written between backticks. */
const escaped = (value: string): string => value.replace(/[\\`]|\$(?=\{)/g, '\\$&');
