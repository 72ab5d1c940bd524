import React from 'react';
import clsx from 'clsx';
import {ProofLine} from '@site/src/components/Proof';
import type {ProofId} from '@site/src/data/proof';
import styles from './styles.module.css';

type Props = {
  /** What the page is about, in a word or two above the title. */
  eyebrow?: string;
  title: string;
  lead: React.ReactNode;
  /** Public numbers that back the claim of the title. */
  proof?: readonly ProofId[];
  /** One column at every width, for a first step that needs the room. */
  isStacked?: boolean;
  /** What moves beside the text; on phones, between the title and the text. */
  picture?: React.ReactNode;
  /** What to do first: commands, buttons. */
  children?: React.ReactNode;
};

/** The beginning of a page outside the docs: its only h1, one sentence and the first steps. */
export default function PageHero({
  eyebrow,
  title,
  lead,
  proof = [],
  isStacked = false,
  picture,
  children,
}: Props): React.ReactNode {
  return (
    <header className={clsx('ruled-ground', styles.hero)}>
      <div className={clsx(styles.inner, isStacked && styles.stacked, picture && styles.pictured)}>
        <div className={styles.head}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1>{title}</h1>
        </div>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
        <div className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          {children ? <div className={styles.actions}>{children}</div> : null}
          {proof.map((id) => (
            <ProofLine key={id} id={id} />
          ))}
        </div>
      </div>
    </header>
  );
}
