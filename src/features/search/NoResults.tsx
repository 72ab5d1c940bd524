import React from 'react';
import Link from '@docusaurus/Link';
import {SUGGESTIONS, missingResultsUrl} from './query';
import styles from './styles.module.css';

type Props = {query: string; onSuggestion: (query: string) => void};

/** What the search page says when nothing was found, in the words of the modal. */
export function NoResults({query, onSuggestion}: Props): React.ReactNode {
  return (
    <div className={styles.noResults}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>Try searching for:</p>
      <ul className={styles.suggestions}>
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </div>
  );
}
