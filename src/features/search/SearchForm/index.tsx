import React from 'react';
import {MAX_QUERY_LENGTH} from '../limits';
import {useSearchSettings} from '../settings';
import styles from './styles.module.css';

type Props = {
  /** What the field is called for readers who do not see it. */
  label: string;
  placeholder: string;
};

/** A search field that leads to the search page, where there is one. */
export default function SearchForm({label, placeholder}: Props): React.ReactNode {
  const {searchPageUrl} = useSearchSettings();
  return searchPageUrl ? (
    <form action={searchPageUrl} method="get" role="search" className={styles.form}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        required
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  ) : null;
}
