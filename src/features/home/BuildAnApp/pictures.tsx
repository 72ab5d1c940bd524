import React from 'react';
import styles from './styles.module.css';

/* Drawings of the three products. What they show stands beside them as text. */

function Picture({children}: {children: React.ReactNode}) {
  return (
    <svg className={styles.picture} viewBox="0 0 360 220" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A page with a player in it. */
export function PlayerPicture(): React.ReactNode {
  return (
    <Picture>
      <rect className={styles.sheet} x="40" y="30" width="280" height="220" rx="14" />
      <rect className={styles.line} x="62" y="50" width="70" height="8" rx="4" />
      <rect className={styles.line} x="246" y="50" width="52" height="8" rx="4" />
      <rect className={styles.strong} x="62" y="74" width="236" height="112" rx="10" />
      <path className={styles.onStrong} d="M170 112v36l30-18z" />
      <rect className={styles.line} x="62" y="200" width="236" height="5" rx="2.5" />
      <rect className={styles.strong} x="62" y="200" width="104" height="5" rx="2.5" />
      <circle className={styles.strong} cx="166" cy="202.5" r="7" />
    </Picture>
  );
}

/** Corners of the selected item. */
const HANDLES = [
  [132, 66],
  [206, 66],
  [132, 108],
  [206, 108],
] as const;

/** A canvas with a selected item above three tracks. */
export function EditorPicture(): React.ReactNode {
  return (
    <Picture>
      <rect className={styles.sheet} x="40" y="30" width="280" height="220" rx="14" />
      <rect className={styles.soft} x="104" y="44" width="152" height="86" rx="8" />
      <rect className={styles.outline} x="132" y="66" width="74" height="42" rx="3" />
      {HANDLES.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.handle}
          x={x - 4}
          y={y - 4}
          width="8"
          height="8"
        />
      ))}
      <path className={styles.rule} d="M40 144h280" />
      <rect className={styles.strong} x="58" y="156" width="92" height="15" rx="4" />
      <rect className={styles.warm} x="156" y="156" width="70" height="15" rx="4" />
      <rect className={styles.line} x="92" y="177" width="158" height="15" rx="4" />
      <rect className={styles.green} x="58" y="198" width="220" height="15" rx="4" />
      <path className={styles.playhead} d="M186 148v72" />
    </Picture>
  );
}

/** A screen beside a webcam, with a caption and a microphone's level. */
export function RecorderPicture(): React.ReactNode {
  return (
    <Picture>
      <rect className={styles.sheet} x="40" y="30" width="280" height="220" rx="14" />
      <rect className={styles.soft} x="56" y="46" width="164" height="112" rx="8" />
      {[64, 80, 96, 112].map((y, index) => (
        <rect
          key={y}
          className={index === 2 ? styles.strong : styles.line}
          x={72 + (index % 3) * 10}
          y={y}
          width={[84, 112, 66, 92][index]}
          height="7"
          rx="3.5"
        />
      ))}
      <rect className={styles.strong} x="232" y="46" width="72" height="112" rx="8" />
      <circle className={styles.onStrong} cx="268" cy="92" r="16" />
      <path className={styles.onStrong} d="M240 158c0-46 56-46 56 0z" />
      <rect className={styles.sheet} x="92" y="136" width="176" height="30" rx="8" />
      <rect className={styles.line} x="106" y="147" width="60" height="8" rx="4" />
      <rect className={styles.warm} x="172" y="147" width="82" height="8" rx="4" />
      {[6, 14, 22, 12, 26, 18, 8, 20, 28, 14, 22, 10, 16, 6].map((height, index) => (
        <rect
          key={index}
          className={styles.green}
          x={68 + index * 16.5}
          y={196 - height / 2}
          width="6"
          height={height}
          rx="3"
        />
      ))}
    </Picture>
  );
}
