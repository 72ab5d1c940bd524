import React from 'react';
import {Ball} from './Video';
import {animation} from './animation';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return <Ball animationData={animation} {...values} />;
}
