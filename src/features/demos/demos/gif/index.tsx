import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Ground from '../../Ground';
import {LINE} from '../../palette';
import {Dots} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  const {width, height} = values;
  return (
    <Ground marks={<div style={{width, height, outline: `4px dashed ${LINE}`}} />}>
      <Dots src={useBaseUrl('/demos/dots.gif')} {...values} />
    </Ground>
  );
}
