import {Gif} from '@remotion/gif';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

export const Dots: React.FC<{src: string} & Values> = ({
  src,
  fit,
  width,
  height,
  playbackRate,
  loopBehavior,
}) => (
  <AbsoluteFill
    style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
  >
    <Gif
      src={src}
      width={width}
      height={height}
      fit={fit}
      playbackRate={playbackRate}
      loopBehavior={loopBehavior}
    />
  </AbsoluteFill>
);
