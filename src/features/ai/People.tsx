import React from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/data/links';
import styles from './styles.module.css';

/** Where to ask what the documentation does not answer. */
export default function People(): React.ReactNode {
  return (
    <p className={styles.people}>
      Some questions need someone who's done it before. Ask about code in the{' '}
      <Link href={links.chat}>Discord community</Link>, or hire an{' '}
      <Link to="/experts/">expert</Link> to build with you or for you. If you found a bug,{' '}
      <Link href={links.newIssue}>open an issue</Link>.
    </p>
  );
}
