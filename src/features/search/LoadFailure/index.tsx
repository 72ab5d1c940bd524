import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {title: string; onRetry: () => void; className?: string};

/** Says that code could not be loaded, and offers to try again. */
export function LoadFailure({title, onRetry, className}: Props): React.ReactNode {
  return (
    <div role="alert" className={clsx(styles.failure, className)}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--sm button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
