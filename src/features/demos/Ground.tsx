import React from 'react';
import {AbsoluteFill} from 'remotion';
import {GROUND, SANS, TEXT} from './palette';

type Props = {style?: React.CSSProperties; children: React.ReactNode};

/** The dark background that the pictures share; children stand in the middle. */
export default function Ground({style, children}: Props): React.ReactNode {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: GROUND,
        color: TEXT,
        fontFamily: SANS,
        ...style,
      }}
    >
      {children}
    </AbsoluteFill>
  );
}
