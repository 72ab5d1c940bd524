import React from 'react';
import {fitText} from '@remotion/layout-utils';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, MONO, MUTED, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const LARGEST = 300;

export default function Title({text, width, weight, transform}: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  if (!isReady || text.trim() === '') {
    return <Ground>{null}</Ground>;
  }
  const style = {fontFamily: SANS, fontWeight: weight, textTransform: transform};
  const fitted = fitText({text, withinWidth: width, ...style}).fontSize;
  const fontSize = Math.min(fitted, LARGEST);
  const opacity = interpolate(frame, [0, 15, 75, 89], [0.25, 1, 1, 0.25]);

  return (
    <Ground>
      <div
        style={{
          position: 'absolute',
          width,
          height: 420,
          borderInline: `4px solid ${BLUE}`,
          opacity,
        }}
      />
      <div style={{...style, fontSize, whiteSpace: 'nowrap'}}>{text}</div>
      <div style={{position: 'absolute', bottom: 50, font: `38px ${MONO}`, color: MUTED}}>
        fontSize: {fontSize.toFixed(1)}
        {fitted > LARGEST ? ` instead of ${fitted.toFixed(1)}` : ''}
      </div>
    </Ground>
  );
}
