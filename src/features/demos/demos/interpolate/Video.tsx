import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {easingFunctions} from '../../easing-functions';
import type {Values} from './definition';

export const Ball: React.FC<Values> = ({from, to, start, end, easing, left, right}) => {
  const frame = useCurrentFrame();

  const x = interpolate(frame, [from, to], [start, end], {
    easing: easingFunctions[easing],
    extrapolateLeft: left,
    extrapolateRight: right,
  });

  return (
    <AbsoluteFill style={{justifyContent: 'center', backgroundColor: '#121826'}}>
      <div
        style={{
          width: 140,
          height: 140,
          borderRadius: '50%',
          backgroundColor: '#7fb3ff',
          translate: `${x}px`,
        }}
      />
    </AbsoluteFill>
  );
};
