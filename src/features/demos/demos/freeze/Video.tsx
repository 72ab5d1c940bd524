import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

const Clock: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#121826'}}>
      <div
        style={{
          position: 'absolute',
          top: 100,
          width: 10,
          height: 260,
          borderRadius: 5,
          backgroundColor: '#ff94b0',
          transformOrigin: 'bottom',
          rotate: `${frame * 6}deg`,
        }}
      />
      <div
        style={{zIndex: 1, width: 150, margin: 'auto', borderRadius: '50%', background: '#121826'}}
      >
        {frame}
      </div>
    </AbsoluteFill>
  );
};

export const Stopped: React.FC<Values> = ({frame, from, to}) => (
  <Freeze frame={frame} active={(current) => current >= from && current < to}>
    <Clock />
  </Freeze>
);
