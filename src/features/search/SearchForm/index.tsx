import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** As many characters as the search takes. */
const MAX_LENGTH = 64;

type Props = {
  /** What the field is called for readers who do not see it. */
  label: string;
  placeholder: string;
};

/** A search field that leads to the search page. It needs no JavaScript of its own. */
export default function SearchForm({label, placeholder}: Props): React.ReactNode {
  return (
    <form action={useBaseUrl('/search')} method="get" role="search" className={styles.form}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        required
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
