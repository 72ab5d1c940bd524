import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

export const Ball: React.FC<{animationData: LottieAnimationData} & Values> = ({
  animationData,
  playbackRate,
  direction,
  loop,
}) => (
  <AbsoluteFill style={{backgroundColor: '#121826'}}>
    <Lottie
      animationData={animationData}
      playbackRate={playbackRate}
      direction={direction}
      loop={loop}
      style={{height: '100%'}}
    />
  </AbsoluteFill>
);
