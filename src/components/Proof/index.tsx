import React from 'react';
import Link from '@docusaurus/Link';
import {proofOf, shownValue, type Proof, type ProofId} from '@site/src/data/proof';
import {monthOfYear} from '@site/src/lib/format/dates';
import styles from './styles.module.css';

/** A public number in one line, with its date and a link to its source. */
export function ProofLine({id}: {id: ProofId}): React.ReactNode {
  const proof = proofOf(id);
  return (
    <p className={styles.line} data-proof={id}>
      <b>
        {shownValue(proof)} {proof.unit}
      </b>{' '}
      {proof.label}, <AsOf {...proof} />
    </p>
  );
}

/** Public numbers in large letters side by side, each with its date and a link to its source. */
export function ProofGrid({ids}: {ids: readonly ProofId[]}): React.ReactNode {
  return (
    <ul className={styles.grid} role="list">
      {ids.map(proofOf).map((proof) => (
        <li key={proof.id} data-proof={proof.id}>
          <b>{shownValue(proof)}</b>
          <span>
            <strong>{proof.unit}</strong> {proof.label}
          </span>
          <small>
            <AsOf {...proof} />
          </small>
        </li>
      ))}
    </ul>
  );
}

/** `as of March 2026`, which leads to where the number is from. */
function AsOf({asOf, source, unit}: Proof): React.ReactNode {
  return (
    <Link href={source} aria-label={`as of ${monthOfYear(asOf)}: source for the ${unit}`}>
      as of <time dateTime={asOf}>{monthOfYear(asOf)}</time>
    </Link>
  );
}
