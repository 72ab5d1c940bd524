import React from 'react';
import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {ORANGE} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Propeller({shutterAngle, samples}: Values): React.ReactNode {
  return (
    <Ground>
      <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
        <Bar />
      </CameraMotionBlur>
    </Ground>
  );
}

function Bar(): React.ReactNode {
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
          backgroundColor: ORANGE,
          rotate: `${angle}deg`,
        }}
      />
    </AbsoluteFill>
  );
}
