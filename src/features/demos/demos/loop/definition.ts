import {slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Loop>',
  alternative:
    'A ball bounces once in each turn of the loop. A number says which turn it is, and a strip below where the turns begin and end.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    length: slider({
      label: 'durationInFrames',
      min: 15,
      max: 90,
      step: 1,
      value: 45,
      unit: 'frames',
    }),
    isLimited: toggle({label: 'limit the turns', value: false}),
    times: slider({
      label: 'times',
      min: 1,
      max: 6,
      step: 1,
      value: 2,
      when: {isLimited: [true]},
    }),
  },
  code: ({length, isLimited, times}) =>
    `import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';

const Ball: React.FC = () => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  const height = Math.sin((frame / ${length}) * Math.PI) * 400;

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#121826'}}>
      <h1>Turn {loop?.iteration}</h1>
      <div
        style={{
          position: 'absolute',
          bottom: 80 + height,
          width: 140,
          height: 140,
          borderRadius: '50%',
          backgroundColor: '#7fdcae',
        }}
      />
    </AbsoluteFill>
  );
};

export const Bounce: React.FC = () => (
  <Loop durationInFrames={${length}}${isLimited ? ` times={${times}}` : ''}>
    <Ball />
  </Loop>
);
`,
});
