import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import {CopyIcon} from './icons';
import styles from './conversation.module.css';

const SHOWN_FOR_MS = 2000;

type Props = {label: string; text: () => string; className?: string};

/** Copies a text, and says so. */
export function CopyButton({label, text, className}: Props): React.ReactNode {
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    const timer = window.setTimeout(() => setOutcome(''), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('Copied!');
    } catch {
      // No permission, or no secure context: the text can still be selected.
      setOutcome('Select to copy');
    }
  };

  return (
    <button type="button" className={clsx(styles.action, className)} onClick={copy} title={label}>
      <CopyIcon />
      <span className={styles.hidden}>{label}</span>
      <span role="status">{outcome}</span>
    </button>
  );
}
