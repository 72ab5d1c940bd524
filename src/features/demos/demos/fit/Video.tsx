import {AbsoluteFill, Img} from 'remotion';
import type {Values} from './definition';

export const Photo: React.FC<{src: string} & Values> = ({src, fit, place, width, height}) => (
  <AbsoluteFill
    style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
  >
    <Img
      src={src}
      style={{
        width,
        height,
        objectFit: fit,
        objectPosition: place,
      }}
    />
  </AbsoluteFill>
);
