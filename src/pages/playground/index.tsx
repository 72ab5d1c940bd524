import React, {useEffect, useState} from 'react';
import Layout from '@theme/Layout';
import type PlaygroundWorkbench from '../../features/playground/Workbench';
import {loadLateStyles} from '@site/src/lib/late-styles';
import styles from '../../features/playground/styles.module.css';

/** An editor as large as the window, with the picture of its code. */
export default function Playground(): React.ReactNode {
  return (
    <Layout
      title="Playground"
      description="Write a video in React in the browser: edit the code, scrub through the frames, share a link, download the project or export a video file."
      noFooter
    >
      <main className={styles.page}>
        <h1 className={styles.heading}>Playground</h1>
        <LazyWorkbench />
      </main>
    </Layout>
  );
}

function LazyWorkbench(): React.ReactNode {
  const [Workbench, setWorkbench] = useState<typeof PlaygroundWorkbench | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    Promise.all([import('../../features/playground/Workbench'), loadLateStyles()]).then(
      ([module]) => setWorkbench(() => module.default),
      () => setHasFailed(true),
    );
  }, []);

  if (Workbench) {
    return <Workbench />;
  }
  return (
    <div className={styles.waiting}>
      {hasFailed ? (
        <p role="alert">The playground did not load. Reload the page to try again.</p>
      ) : null}
      <noscript>
        The playground runs code in your browser, so it needs JavaScript. The same examples play in
        a project of your own: <code>npx create-video@latest</code>
      </noscript>
    </div>
  );
}
