import {slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Sequence>',
  alternative:
    'Two cards come and go, each with the frame that it sees itself. A strip below shows from which frame to which each one is mounted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 45,
  timelineRows: 2,
  controls: {
    firstLength: slider({
      label: 'durationInFrames of the first',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    from: slider({label: 'from of the second', min: -40, max: 110, step: 1, value: 30}),
    length: slider({
      label: 'durationInFrames of the second',
      min: 10,
      max: 120,
      step: 1,
      value: 70,
    }),
    isNested: toggle({label: 'second inside of the first', value: false}),
  },
  code: ({firstLength, from, length, isNested}) => {
    const second = (indent: string) =>
      `${indent}<Sequence from={${from}} durationInFrames={${length}}>
${indent}  <Card name="Second" color="#ffb27a" left={660} />
${indent}</Sequence>`;
    return `import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';

type Props = {name: string; color: string; left: number};

const Card: React.FC<Props> = ({name, color, left}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{left, top: 160, width: 500, height: 400, backgroundColor: color}}>
      <h1>{name}</h1>
      <p>frame {frame}</p>
    </AbsoluteFill>
  );
};

export const TwoCards: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <Sequence durationInFrames={${firstLength}}>
      <Card name="First" color="#7fb3ff" left={120} />${isNested ? `\n${second('      ')}` : ''}
    </Sequence>${isNested ? '' : `\n${second('    ')}`}
  </AbsoluteFill>
);
`;
  },
});
