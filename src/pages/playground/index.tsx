import React from 'react';
import Layout from '@theme/Layout';
import LazyWorkbench from '../../features/playground/LazyWorkbench';
import styles from '../../features/playground/styles.module.css';

/** An editor as large as the window, with the preview of its code. */
export default function Playground(): React.ReactNode {
  return (
    <Layout
      title="Playground"
      description="Make a video in React without installing anything. Edit the code, scrub through the frames, share a link, or export a video file right here."
      noFooter
    >
      <main className={styles.page}>
        <h1 className={styles.heading}>Try Remotion without installing it</h1>
        <LazyWorkbench />
      </main>
    </Layout>
  );
}
