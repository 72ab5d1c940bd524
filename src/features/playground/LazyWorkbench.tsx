import React, {useEffect, useState} from 'react';
import {loadLateStyles} from '@site/plugins/browser';
import {Skeleton} from './Skeleton';
import type PlaygroundWorkbench from './Workbench';
import styles from './styles.module.css';

/** The playground, whose code and styles load after the page. */
export default function LazyWorkbench(): React.ReactNode {
  const [Workbench, setWorkbench] = useState<typeof PlaygroundWorkbench | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    Promise.all([import('./Workbench'), loadLateStyles()]).then(
      ([module]) => setWorkbench(() => module.default),
      () => setHasFailed(true),
    );
  }, []);

  if (Workbench) {
    return <Workbench />;
  }
  if (hasFailed) {
    return (
      <p className={styles.waiting} role="alert">
        The playground didn't load. Reload the page to try again.
      </p>
    );
  }
  return (
    <>
      <Skeleton />
      <noscript className={styles.waiting}>
        <p>
          Turn on JavaScript to run code here, or try the same code in your own project:{' '}
          <code>npx create-video@latest</code>
        </p>
      </noscript>
    </>
  );
}
