import React from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/data/links';
import {COUNTED_VERSION, COUNTS} from './counts';
import styles from './styles.module.css';

const NUMBERS = [
  {count: COUNTS.packages, what: 'packages, of which you install what you use'},
  {count: COUNTS.exports, what: 'functions, components, hooks and types'},
  {count: COUNTS.options, what: 'options of a render, all on the command line too'},
  {count: COUNTS.codecs, what: 'codecs to render to, from H.264 and ProRes to GIF and WAV'},
];

/** Numbers that can be counted in the packages themselves. */
export default function Numbers(): React.ReactNode {
  return (
    <section className={styles.numbers} aria-labelledby="numbers">
      <h2 id="numbers" className={styles.heading}>
        What is in the toolkit
      </h2>
      <ul role="list">
        {NUMBERS.map(({count, what}) => (
          <li key={what}>
            <b>{count}</b> {what}
          </li>
        ))}
      </ul>
      <p>
        Counted in the packages of version {COUNTED_VERSION}. The{' '}
        <Link to="/docs/api">API reference</Link> lists them, and the{' '}
        <Link to={links.repository}>source</Link> is public.
      </p>
    </section>
  );
}
