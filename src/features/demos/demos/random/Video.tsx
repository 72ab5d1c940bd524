import {AbsoluteFill, random, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

export const Sky: React.FC<Values> = ({seed, stars: count, isTrembling}) => {
  const frame = useCurrentFrame();
  const sky = isTrembling ? `${seed}-${frame}` : seed;
  const stars = new Array(count).fill(0).map((_, index) => ({
    left: random(`${sky}-x-${index}`) * 1280,
    top: random(`${sky}-y-${index}`) * 720,
    size: 3 + random(`${sky}-size-${index}`) ** 3 * 22,
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      {stars.map(({left, top, size}, index) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            left,
            top,
            width: size,
            height: size,
            borderRadius: '50%',
            backgroundColor: '#e6ebf4',
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
