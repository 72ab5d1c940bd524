import React from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the page is about, in a word or two above the title. */
  eyebrow?: string;
  title: string;
  lead: React.ReactNode;
  /** What to do first: commands, buttons. */
  children?: React.ReactNode;
};

/** The beginning of a page outside the docs: its only h1, one sentence and the first steps. */
export default function PageHero({eyebrow, title, lead, children}: Props): React.ReactNode {
  return (
    <header className={styles.hero}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  );
}
