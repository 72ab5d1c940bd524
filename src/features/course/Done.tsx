import React from 'react';
import {useProgress} from './useProgress';
import styles from './exercise.module.css';

/** Says that the reader has done an exercise. Nothing where they haven't. */
export default function Done({slug}: {slug: string}): React.ReactNode {
  return useProgress().done.includes(slug) ? <span className={styles.done}>Done</span> : null;
}
