import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

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
          rotate: `${angle}deg`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Propeller: React.FC<Values> = ({shutterAngle, samples}) => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
      <Bar />
    </CameraMotionBlur>
  </AbsoluteFill>
);
