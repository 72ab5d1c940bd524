/*
 * Ejected: the theme's page knows only the hosted engine, spins for ever when it cannot be reached,
 * and names its provider also where it has no part.
 */
import React, {useEffect, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {NoResults} from '../../features/search/NoResults';
import {SearchHitLink} from '../../features/search/SearchHitLink';
import {SymbolLine} from '../../features/search/SymbolLine';
import {WithoutScript} from '../../features/search/WithoutScript';
import {searchPage, warmUp} from '../../features/search/engine';
import type {PageHit} from '../../features/search/hits';
import {MAX_QUERY_LENGTH} from '../../features/search/limits';
import {useSearchSettings} from '../../features/search/settings';
import type {SearchSettings} from '../../features/search/settings';
import {TASKS} from '../../features/search/tasks';
import {useQueryInAddress} from '../../features/search/useQueryInAddress';
import {useResults} from '../../features/search/useResults';
import type {Results} from '../../features/search/useResults';
import {useSearchParameters} from '../../features/search/useSearchParameters';
import searchStyles from '../../features/search/styles.module.css';
import styles from './styles.module.css';

export default function SearchPage(): React.ReactNode {
  const {text, setText, query, commit} = useQueryInAddress();
  const title = query ? `Search results for “${query}”` : 'Search the documentation';
  return (
    <Layout title={title} description="Find a page of the Remotion documentation.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <h1 className={styles.title}>{title}</h1>
        <WithoutScript what="Search" hides={[styles.form, styles.hint]} />
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        >
          <SearchField text={text} onChange={setText} />
        </form>
        <SearchResults query={query.trim()} onSuggestion={setText} />
      </main>
    </Layout>
  );
}

type SearchFieldProps = {text: string; onChange: (text: string) => void};

function SearchField({text, onChange}: SearchFieldProps): React.ReactNode {
  const {placeholder = 'Search docs'} = useSearchSettings();
  return (
    <input
      type="search"
      name="q"
      className={styles.field}
      aria-label="Search docs"
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_QUERY_LENGTH}
      // The page is for searching, and nothing stands before the input but the navigation.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      value={text}
      onChange={({target}) => onChange(target.value)}
    />
  );
}

type SearchResultsProps = {query: string; onSuggestion: (query: string) => void};

function SearchResults({query, onSuggestion}: SearchResultsProps): React.ReactNode {
  const settings = useSearchSettings();
  const parameters = useSearchParameters(settings);
  const [search] = useState(
    () => (words: string, page: number) => searchPage(settings, parameters, words, page),
  );
  const results = useResults(search, query);
  const {hits, total, hasMore, status} = results;
  const [firstSettings] = useState(settings);
  useEffect(() => {
    void warmUp(firstSettings);
  }, [firstSettings]);

  return (
    <>
      <p role="status" className={styles.count}>
        {status === 'done' && total > 0 ? `${total} ${total === 1 ? 'result' : 'results'}` : null}
      </p>
      {status === 'idle' ? (
        <>
          <p className={styles.hint}>
            Type the name of an API, an error message, or what you want to do in your own words.
          </p>
          <h2 className={styles.tasksTitle}>Popular tasks</h2>
          <ul className={searchStyles.tasks}>
            {TASKS.map(({label, path}) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {status === 'done' && hits.length === 0 ? (
        <NoResults query={query} near={results.suggestions} onSuggestion={onSuggestion} />
      ) : null}
      {hits.length > 0 ? (
        <ol className={styles.hits} aria-busy={status === 'loading'}>
          {hits.map((hit, index) => (
            <Hit key={`${index} ${hit.id}`} hit={hit} settings={settings} />
          ))}
        </ol>
      ) : null}
      {status === 'loading' && hits.length === 0 ? (
        <p className={styles.loading}>Searching…</p>
      ) : null}
      {status === 'error' ? <Failure onRetry={results.loadMore} /> : null}
      {hasMore && status !== 'error' ? <More results={results} /> : null}
    </>
  );
}

/** The engine has made these texts safe: they hold text and highlighting, and no other element. */
const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

function Hit({hit, settings}: {hit: PageHit; settings: SearchSettings}): React.ReactNode {
  const facts = hit.symbol ? (
    <SymbolLine
      symbol={hit.symbol}
      settings={settings}
      pageClass={styles.symbol}
      typeClass={styles.type}
    />
  ) : null;
  return (
    <li className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <SearchHitLink url={hit.url} rules={settings}>
          <span {...html(hit.title)} />
        </SearchHitLink>
      </h2>
      <p className={styles.path}>
        {hit.path.map((title, level) => (
          <span key={level} {...html(title)} />
        ))}
        {hit.symbol?.anchor ? facts : null}
      </p>
      {hit.symbol?.anchor ? null : facts}
      {hit.summary ? <p className={styles.summary} {...html(hit.summary)} /> : null}
    </li>
  );
}

function Failure({onRetry}: {onRetry: () => void}): React.ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Pages that scrolling fetches by itself. After them only the button does: there is a footer. */
const MAX_HITS_BY_SCROLLING = 100;

function More({results}: {results: Results}): React.ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {status, hits, loadMore} = results;
  const fetchesByItself = status === 'done' && hits.length < MAX_HITS_BY_SCROLLING;
  useEffect(() => {
    if (!fetchesByItself || !button.current) {
      return undefined;
    }
    let isNear = false;
    const loadWhenScrolledTo = () => {
      if (isNear && window.scrollY > 0) {
        loadMore();
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        loadWhenScrolledTo();
      },
      {rootMargin: '300px'},
    );
    observer.observe(button.current);
    // On a high screen the button is near from the beginning, which the observer tells only once.
    window.addEventListener('scroll', loadWhenScrolledTo, {passive: true});
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', loadWhenScrolledTo);
    };
  }, [fetchesByItself, loadMore]);
  return (
    <button
      ref={button}
      type="button"
      className={`button button--secondary ${styles.more}`}
      disabled={status === 'loading'}
      onClick={loadMore}
    >
      {status === 'loading' ? 'Searching…' : 'Show more results'}
    </button>
  );
}
