import React from 'react';
import Ground from '../../Ground';
import {LINE} from '../../palette';
import {Wave} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground marks={<div style={{width: 1280, height: 3, background: LINE}} />}>
      <Wave {...values} />
    </Ground>
  );
}
