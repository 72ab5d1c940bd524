import React from 'react';
import {AbsoluteFill} from 'remotion';
import '../../css/tokens.css';
import {moving} from './moving';
import type {Picture} from './types';

/** A drawing with the colors that a page would give it, for the Studio and for renders. */
export const onPaper = (picture: Picture) => {
  const Moving = moving(picture);
  return function OnPaper({theme}: {theme: 'light' | 'dark'}): React.ReactNode {
    return (
      <AbsoluteFill data-theme={theme}>
        <Moving />
      </AbsoluteFill>
    );
  };
};
