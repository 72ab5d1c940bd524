import React from 'react';
import {DEFAULT_SETTINGS} from '@site/src/features/live/settings';
import styles from './styles.module.css';

/** Lengths of the lines that stand for code, in characters. 0 is an empty line. */
const LINES = [58, 0, 44, 0, 62, 30, 36, 0, 54, 60, 24, 24, 4, 0, 10, 56, 14, 18, 28];

/** The layout of the playground until its code is there: whatever comes later takes the same place. */
export function Skeleton(): React.ReactNode {
  const {width, height, fps, duration} = DEFAULT_SETTINGS;
  return (
    <div className={styles.skeleton} aria-hidden="true" inert>
      <div className={styles.toolbar}>
        <div className={styles.examples}>
          <span>Start from</span>
          <select disabled>
            <option>an example</option>
          </select>
        </div>
        <div className={styles.button}>
          {width} × {height}
          <span className={styles.details}>
            , {fps} fps, {duration} frames
          </span>
          {' ▾'}
        </div>
        <div className={styles.types}>
          <span />
          Types
        </div>
        <div className={styles.actions}>
          <div className={styles.button}>Share</div>
          <div className={styles.button}>Download</div>
          <div className={styles.primary}>Export video</div>
        </div>
      </div>
      <div className={styles.panes} style={{'--editor-share': '50%'}}>
        <div className={styles.code}>
          <div className={styles.lines}>
            {LINES.map((length, line) => (
              <span key={line} style={{width: `${length}ch`}} />
            ))}
          </div>
        </div>
        <div className={styles.separator} />
        <div className={styles.preview}>
          <div className={styles.stage}>
            <div className={styles.frame} style={{'--ratio': width / height}} />
          </div>
          <div className={styles.bar} />
        </div>
      </div>
    </div>
  );
}
