import React from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/data/links';
import styles from './styles.module.css';

/** Where to ask what the documentation does not answer. */
export default function People(): React.ReactNode {
  return (
    <p className={styles.people}>
      Some questions need somebody who has done it before. The{' '}
      <Link href={links.chat}>Discord community</Link> answers questions about code, and{' '}
      <Link to="/experts/">experts</Link> build with you or for you. A bug belongs in an{' '}
      <Link href={links.newIssue}>issue</Link>.
    </p>
  );
}
