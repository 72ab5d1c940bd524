import React, {useState} from 'react';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 2000;

/** A shell command that a click copies. */
export default function CopyCommand({command}: {command: string}): React.ReactNode {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setStatus('copied');
    } catch {
      // No permission, or no secure context: the text can still be selected.
      setStatus('failed');
    }
    window.setTimeout(() => setStatus('idle'), SHOWN_FOR_MS);
  };

  return (
    <div className={styles.command}>
      <code>
        <span aria-hidden="true">$ </span>
        {command.split(' ').map((word, index) => (
          <React.Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.word}>{word}</span>
          </React.Fragment>
        ))}
      </code>
      <button type="button" onClick={copy} aria-label={`Copy ${command}`}>
        <span aria-live="polite">
          {{idle: 'Copy', copied: 'Copied', failed: 'Select to copy'}[status]}
        </span>
      </button>
    </div>
  );
}
