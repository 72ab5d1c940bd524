import React from 'react';
import Link from '@docusaurus/Link';
import {ProofGrid} from '@site/src/components/Proof';
import {links} from '@site/src/data/links';
import {COUNTED_VERSION, COUNTS} from './counts';
import styles from './styles.module.css';

/** What others make of the toolkit, in public numbers, and what is in it. */
export default function Numbers(): React.ReactNode {
  return (
    <section className={styles.numbers} aria-labelledby="numbers">
      <h2 id="numbers" className={styles.heading}>
        You're in good company
      </h2>
      <ProofGrid ids={['customers', 'stars', 'releases', 'threads']} />
      <p>
        Version {COUNTED_VERSION} comes in {COUNTS.packages} packages, so you install only what you
        use. It renders to {COUNTS.codecs} codecs, from H.264 and ProRes to GIF and WAV, and takes
        all {COUNTS.options} render options on the command line. Look them up in the{' '}
        <Link to="/docs/api">API reference</Link>, or read the{' '}
        <Link to={links.repository}>source</Link>.
      </p>
    </section>
  );
}
