import React, {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {copyTextOf} from '@site/src/lib/copy-text';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 2000;

const LABELS = {idle: 'Copy page', copied: 'Copied', failed: 'Not copied'};

/** Copies the Markdown of a page, which loads only now. */
export default function CopyMarkdown({address}: {address: string}): React.ReactNode {
  const [status, setStatus] = useState<keyof typeof LABELS>('idle');
  const isBrowser = useIsBrowser();

  const copy = async () => {
    try {
      await copyTextOf(address);
      setStatus('copied');
    } catch {
      // No permission, no secure context, or no Markdown: it can still be viewed.
      setStatus('failed');
    }
    window.setTimeout(() => setStatus('idle'), SHOWN_FOR_MS);
  };

  return (
    <button
      type="button"
      className={styles.copy}
      disabled={!isBrowser}
      onClick={copy}
      title="Copy this page as Markdown"
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-live="polite">{LABELS[status]}</span>
    </button>
  );
}
