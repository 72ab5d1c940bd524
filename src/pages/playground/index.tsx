import React from 'react';
import Layout from '@theme/Layout';
import LazyWorkbench from '../../features/playground/LazyWorkbench';
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
