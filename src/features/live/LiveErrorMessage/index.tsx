import React from 'react';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import styles from './styles.module.css';

/** What is wrong with live code, for everybody to see and for screen readers to say. */
export default function LiveErrorMessage({error}: {error: LiveError | null}): React.ReactNode {
  const place = error && placeOf(error);
  return (
    <div role="status" className={styles.status}>
      {error ? (
        <p className={styles.error}>
          {place ? <b>{place}: </b> : null}
          {error.message}
        </p>
      ) : null}
    </div>
  );
}
