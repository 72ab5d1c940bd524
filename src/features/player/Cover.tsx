import React from 'react';
import styles from './playground.module.css';

/** What the demo shows before it is played. */
export default function Cover(): React.ReactNode {
  return (
    <div className={styles.cover}>
      <span className={styles.coverButton}>
        <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
          <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
        </svg>
      </span>
    </div>
  );
}
