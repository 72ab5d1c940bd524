import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Gif} from '@remotion/gif';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {LINE} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Dots(values: Values): React.ReactNode {
  const src = useBaseUrl('/demos/dots.gif');
  return (
    <Ground>
      <div style={{display: 'flex', outline: `4px dashed ${LINE}`}}>
        <Gif src={src} {...values} />
      </div>
    </Ground>
  );
}
