import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import {encodeState, type PlaygroundState} from '@site/src/features/live/url-state';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 2000;

const LABELS = {idle: 'Copy', copied: 'Copied', failed: 'Select to copy'};

type ResetProps = {isDisabled: boolean; onReset: () => void};

/** Takes changes back. Not there before the first, but where the focus is, it stays. */
export function ResetButton({isDisabled, onReset}: ResetProps): React.ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onReset}
    >
      Reset
    </button>
  );
}

/** Copies a text, and says so. */
export function CopyButton({text}: {text: string}): React.ReactNode {
  const [status, setStatus] = useState<keyof typeof LABELS>('idle');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('copied');
    } catch {
      // No permission, or no secure context: the text can still be selected.
      setStatus('failed');
    }
    window.setTimeout(() => setStatus('idle'), SHOWN_FOR_MS);
  };

  return (
    <button type="button" className={styles.action} onClick={copy}>
      <span aria-live="polite">{LABELS[status]}</span>
    </button>
  );
}

/** Leads to the playground with this code in it. */
export function PlaygroundLink({state}: {state: PlaygroundState}): React.ReactNode {
  return (
    <Link className={styles.action} to={`/playground/${encodeState(state)}`}>
      Open in playground
    </Link>
  );
}
