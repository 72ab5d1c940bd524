import React from 'react';
import {fitText} from '@remotion/layout-utils';
import {interpolate, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import {BLUE, MONO, MUTED, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import {Title} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

const LARGEST = 300;

export default function Picture(values: Values): React.ReactNode {
  const isReady = useFontIsReady();
  if (!isReady || values.text.trim() === '') {
    return <Ground>{null}</Ground>;
  }
  return (
    <Ground marks={<Marks {...values} />}>
      <Title {...values} />
    </Ground>
  );
}

function Marks({text, width, weight, transform}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 15, 75, 89], [0.25, 1, 1, 0.25]);
  const {fontSize} = fitText({
    text,
    withinWidth: width,
    fontFamily: SANS,
    fontWeight: weight,
    textTransform: transform,
  });
  return (
    <>
      <div style={{width, height: 420, borderInline: `4px solid ${BLUE}`, opacity}} />
      <div style={{position: 'absolute', bottom: 50, font: `38px ${MONO}`, color: MUTED}}>
        fontSize: {Math.min(fontSize, LARGEST).toFixed(1)}
        {fontSize > LARGEST ? ` instead of ${fontSize.toFixed(1)}` : ''}
      </div>
    </>
  );
}
