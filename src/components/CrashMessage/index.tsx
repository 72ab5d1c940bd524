import React from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {links} from '@site/src/data/links';
import styles from './styles.module.css';

type Props = {error: Error; tryAgain: () => void};

/** What a reader sees when rendering failed: the message, its causes, and three ways on. */
export default function CrashMessage({error, tryAgain}: Props): React.ReactNode {
  const [first, ...causes] = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className={styles.screen} role="alert">
      <h1>This page crashed.</h1>
      <pre className={styles.message}>
        {[first, ...causes.map((cause) => `Cause: ${cause}`)].join('\n\n')}
      </pre>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
        {/* Plain links: the router may be what crashed. */}
        <a href="/">Go to the home page</a>
        <a
          href={`${links.newIssue}?title=${encodeURIComponent(`Website crash: ${first ?? ''}`)}`}
          rel="noopener noreferrer"
        >
          Report the problem
        </a>
      </div>
    </main>
  );
}
