import React from 'react';
import {Easing, interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import {LINE} from '../../palette';
import styles from '../../styles.module.css';
import {Layers} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [20, 80, 130, 179], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
  });
  const angle = turn * values.angle;
  // The stylesheet moves the layers of the video apart: it has no place for them to say so.
  const look = {
    transform: `scale(${1 - angle / 180}) rotateX(${angle / 4}deg) rotateY(${-angle}deg)`,
    '--gap': `${angle * 6}px`,
    '--edge': `${Math.min(4, angle / 4)}px solid ${LINE}`,
  };

  return (
    <Ground style={{perspective: 2200}}>
      <div className={styles.layers} style={look}>
        <Layers {...values} />
      </div>
    </Ground>
  );
}
