import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import type {Picture} from './types';

/** A drawing that follows the player around it. */
export const moving = (DrawnPicture: Picture) =>
  function Moving(): React.ReactNode {
    return (
      <AbsoluteFill>
        <DrawnPicture frame={useCurrentFrame()} />
      </AbsoluteFill>
    );
  };
