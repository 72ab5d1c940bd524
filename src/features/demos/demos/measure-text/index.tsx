import React from 'react';
import {measureText} from '@remotion/layout-utils';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, MONO, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Framed({text, fontSize, weight, spacing}: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  if (!isReady || text.trim() === '') {
    return <Ground>{null}</Ground>;
  }
  const font = {
    fontFamily: SANS,
    fontSize,
    fontWeight: weight,
    letterSpacing: `${spacing}px`,
  };
  const {width, height} = measureText({text, ...font});
  const opacity = interpolate(frame, [0, 20, 59], [0, 1, 1]);
  const label = {position: 'absolute', font: `36px ${MONO}`, color: BLUE} as const;

  return (
    <Ground>
      <div style={{position: 'relative', width, height}}>
        <div style={{...font, lineHeight: `${height}px`, whiteSpace: 'nowrap'}}>{text}</div>
        <div style={{position: 'absolute', inset: 0, outline: `4px solid ${BLUE}`, opacity}} />
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
