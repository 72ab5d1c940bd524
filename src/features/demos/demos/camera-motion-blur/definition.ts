import {slider} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<CameraMotionBlur>',
  alternative:
    'A bar turns around its middle, quickly and then slowly. The faster it is and the longer the shutter stays open, the more its ends smear, as in a camera.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  initialFrame: 12,
  controls: {
    shutterAngle: slider({
      label: 'shutterAngle',
      min: 0,
      max: 360,
      step: 10,
      value: 180,
      unit: '°',
    }),
    samples: slider({label: 'samples', min: 1, max: 30, step: 1, value: 12}),
  },
  code: ({shutterAngle, samples}) =>
    `import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const Bar: React.FC = () => {
  const frame = useCurrentFrame();
  const angle = interpolate(frame, [0, 80], [0, 1080], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 640,
          height: 130,
          borderRadius: 65,
          backgroundColor: '#ffb27a',
          rotate: \`\${angle}deg\`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Propeller: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <CameraMotionBlur shutterAngle={${shutterAngle}} samples={${samples}}>
      <Bar />
    </CameraMotionBlur>
  </AbsoluteFill>
);
`,
});
