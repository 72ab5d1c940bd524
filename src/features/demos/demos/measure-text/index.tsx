import React from 'react';
import {measureText} from '@remotion/layout-utils';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import {BLUE, GROUND, MONO, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import {Framed} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  const isReady = useFontIsReady();
  return isReady && values.text.trim() !== '' ? <Measured {...values} /> : <Ground>{null}</Ground>;
}

/** The video, with the measured numbers at the edges of its frame, and the frame fades in. */
function Measured(values: Values): React.ReactNode {
  const {text, fontSize, weight, spacing} = values;
  const frame = useCurrentFrame();
  const {width, height} = measureText({
    text,
    fontFamily: SANS,
    fontSize,
    fontWeight: weight,
    letterSpacing: `${spacing}px`,
  });
  const cover = interpolate(frame, [0, 20, 59], [1, 0, 0]);
  const label = {position: 'absolute', font: `36px ${MONO}`, color: BLUE} as const;

  return (
    <Ground style={{lineHeight: `${height}px`, whiteSpace: 'nowrap'}}>
      <Framed {...values} />
      <div style={{position: 'absolute', width, height}}>
        <div style={{height, outline: `4px solid ${GROUND}`, opacity: cover}} />
        <div style={{...label, left: '50%', bottom: -70, translate: '-50%'}}>
          {width.toFixed(1)}
        </div>
        <div style={{...label, top: '50%', left: -30, translate: '-100% -50%'}}>
          {height.toFixed(0)}
        </div>
      </div>
    </Ground>
  );
}
