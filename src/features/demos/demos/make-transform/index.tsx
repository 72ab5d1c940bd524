import React from 'react';
import Ground from '../../Ground';
import {INK, LINE} from '../../palette';
import {Card} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

const TEXT = {color: INK, fontSize: 72, fontWeight: 700, lineHeight: '200px'};

export default function Picture(values: Values): React.ReactNode {
  const outline = (
    <div style={{width: 300, height: 200, borderRadius: 24, outline: `4px dashed ${LINE}`}} />
  );
  return (
    <Ground style={{...TEXT, textAlign: 'center'}} marks={outline}>
      <Card {...values} />
    </Ground>
  );
}
