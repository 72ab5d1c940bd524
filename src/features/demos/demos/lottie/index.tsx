import React from 'react';
import {Lottie} from '@remotion/lottie';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {animation} from './animation';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Ball(values: Values): React.ReactNode {
  return (
    <Ground>
      <Lottie animationData={animation} {...values} style={{width: 1280, height: 720}} />
    </Ground>
  );
}
