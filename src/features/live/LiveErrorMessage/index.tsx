import React from 'react';
import type {LiveError} from '@site/src/features/live/errors';
import styles from './styles.module.css';

/** What is wrong with live code, for everybody to see and for screen readers to say. */
export default function LiveErrorMessage({error}: {error: LiveError | null}): React.ReactNode {
  return (
    <div role="status" className={styles.status}>
      {error ? (
        <p className={styles.error}>
          {error.line === null ? null : <b>Line {error.line}: </b>}
          {error.message}
        </p>
      ) : null}
    </div>
  );
}
