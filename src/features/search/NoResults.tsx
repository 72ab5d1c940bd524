import React from 'react';
import Link from '@docusaurus/Link';
import {Suggestions} from './Suggestions';
import {missingResultsUrl} from './query';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Names of pages that the query may have meant. */
  near: string[];
  onSuggestion: (query: string) => void;
};

/** What the search page says when nothing was found, in the words of the modal. */
export function NoResults({query, near, onSuggestion}: Props): React.ReactNode {
  return (
    <div className={styles.noResults}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <Suggestions near={near} onChoose={onSuggestion} />
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </div>
  );
}
