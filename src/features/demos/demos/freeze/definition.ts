import {slider} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Freeze>',
  alternative:
    'The hand of a clock turns and stands still while the freeze is active; the number in the middle is the frame that the clock sees. Afterwards the hand jumps to where it would be.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 30,
  timelineRows: 1,
  controls: {
    frame: slider({label: 'frame', min: 0, max: 119, step: 1, value: 40}),
    from: slider({label: 'active from frame', min: 0, max: 119, step: 1, value: 40}),
    to: slider({label: 'active before frame', min: 1, max: 120, step: 1, value: 90}),
  },
  code: ({frame, from, to}) =>
    `import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';

const Clock: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <h1>{frame}</h1>
      <div
        style={{
          position: 'absolute',
          left: 636,
          top: 110,
          width: 8,
          height: 250,
          backgroundColor: '#ff94b0',
          transformOrigin: 'bottom',
          rotate: \`\${frame * 6}deg\`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Stopped: React.FC = () => (
  <Freeze frame={${frame}} active={(current) => current >= ${from} && current < ${to}}>
    <Clock />
  </Freeze>
);
`,
});
