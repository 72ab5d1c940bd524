import {slider} from '../../controls';
import {defineDemo} from '../../define';

const length = (label: string, value: number) =>
  slider({label, min: 10, max: 90, step: 1, value, unit: 'frames'});

export default defineDemo({
  title: '<Series>',
  alternative:
    'Three scenes, morning, noon and night, follow one another. When one gets longer, the others move, and with an offset the last one starts earlier or later.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    morning: length('length of Morning', 40),
    noon: length('length of Noon', 50),
    night: length('length of Night', 60),
    offset: slider({
      label: 'offset of Night',
      min: -40,
      max: 40,
      step: 1,
      value: 0,
      unit: 'frames',
    }),
  },
  code: ({morning, noon, night, offset}) =>
    `import {AbsoluteFill, Series, useCurrentFrame} from 'remotion';

const Scene: React.FC<{title: string; color: string}> = ({title, color}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{opacity: Math.min(1, frame / 10), backgroundColor: color}}>
      <h1>{title}</h1>
      <p>frame {frame}</p>
    </AbsoluteFill>
  );
};

export const Day: React.FC = () => (
  <Series>
    <Series.Sequence durationInFrames={${morning}}>
      <Scene title="Morning" color="#ffb27a" />
    </Series.Sequence>
    <Series.Sequence durationInFrames={${noon}}>
      <Scene title="Noon" color="#7fb3ff" />
    </Series.Sequence>
    <Series.Sequence durationInFrames={${night}} offset={${offset}}>
      <Scene title="Night" color="#cf9bff" />
    </Series.Sequence>
  </Series>
);
`,
});
