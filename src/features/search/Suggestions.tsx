import React from 'react';
import {SUGGESTIONS} from './query';
import styles from './styles.module.css';

type Props = {
  /** Names of pages that a query may have meant. */
  near: string[];
  onChoose: (query: string) => void;
};

/** What to search for instead of what found nothing: in the modal and on the search page. */
export function Suggestions({near, onChoose}: Props): React.ReactNode {
  const choices = (words: string[]) => (
    <ul className={styles.suggestions}>
      {words.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {near.length > 0 ? (
        <>
          <p className={styles.suggestionsTitle}>Did you mean:</p>
          {choices(near)}
        </>
      ) : null}
      <p className={styles.suggestionsTitle}>Try searching for:</p>
      {choices(SUGGESTIONS)}
    </>
  );
}
