import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Part of the address behind the `#`. */
  id: string;
  title: string;
  lead?: React.ReactNode;
  /** A band of another color across the page. */
  tinted?: boolean;
  children: React.ReactNode;
};

/** A part of a page outside the docs, with a heading that links can point at. */
export default function Section({id, title, lead, tinted, children}: Props): React.ReactNode {
  // The check of links looks for headings in Markdown only, unless it is told of others.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </section>
  );
}
