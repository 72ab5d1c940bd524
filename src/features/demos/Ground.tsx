import React from 'react';
import {AbsoluteFill} from 'remotion';
import {GROUND, SANS, TEXT} from './palette';
import styles from './styles.module.css';

type Props = {
  style?: React.CSSProperties;
  /** What the site draws behind the video, whose own background is then seen through. */
  marks?: React.ReactNode;
  children: React.ReactNode;
};

/** The dark background that the pictures share; children stand in the middle. */
export default function Ground({style, marks, children}: Props): React.ReactNode {
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
      {marks ? (
        <>
          {marks}
          <AbsoluteFill className={styles.seeThrough}>{children}</AbsoluteFill>
        </>
      ) : (
        children
      )}
    </AbsoluteFill>
  );
}
