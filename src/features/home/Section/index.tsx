import React from 'react';
import clsx from 'clsx';
import {ProofLine} from '@site/src/components/Proof';
import type {ProofId} from '@site/src/data/proof';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** One word for what the reader does here. */
  step?: string;
  title: string;
  lead?: React.ReactNode;
  /** A public number that backs the claim of the title. */
  proof?: ProofId;
  /** A band of another color across the page. */
  look?: 'plain' | 'band';
  children: React.ReactNode;
};

/** A section of this page: what it is about, and then the thing itself. */
export default function Section({
  id,
  step,
  title,
  lead,
  proof,
  look = 'plain',
  children,
}: Props): React.ReactNode {
  return (
    <section className={clsx(styles.section, styles[look])} aria-labelledby={id}>
      <div className={styles.inside}>
        <header className={styles.header}>
          <div>
            {step ? <p className={styles.step}>{step}</p> : null}
            <h2 id={id}>{title}</h2>
          </div>
          {lead ? (
            <div>
              <p className={styles.lead}>{lead}</p>
              {proof ? <ProofLine id={proof} /> : null}
            </div>
          ) : null}
        </header>
        {children}
      </div>
    </section>
  );
}
