// Ejected: the framework's text blames the site that linked here and offers no way on.
import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {links} from '@site/src/data/links';
import {ErrorPageFor} from '@site/src/features/errors/ErrorPageFor';
import {useSearchSettings} from '@site/src/features/search/settings';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const sections = [
  {label: 'Getting started', to: '/docs/', text: 'Create a project and render a first video'},
  {label: 'Course', to: '/learn/first-video/', text: 'Learn by doing, in your browser'},
  {label: 'API reference', to: '/docs/api', text: 'Every function and component'},
  {label: 'Templates', to: '/templates/', text: 'Projects to start from'},
  {label: 'Showcase', to: '/showcase/', text: 'What others made'},
];

export default function NotFoundContent({className}: Props): React.ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const {searchPageUrl} = useSearchSettings();
  const words = isBrowser ? wordsOf(pathname) : '';
  const lowercase = useLowercasePage(pathname);
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>
        There is nothing at{' '}
        <code className={styles.path}>{isBrowser ? pathname : 'this address'}</code>. The page may
        have moved, or the address may have a typo.
      </p>
      {lowercase ? (
        <p role="status">
          Did you mean <Link to={lowercase}>{lowercase}</Link>?
        </p>
      ) : null}
      <ErrorPageFor words={words} />
      {searchPageUrl ? (
        <form action={searchPageUrl} method="get" role="search" className={styles.search}>
          <input
            key={words}
            type="search"
            name="q"
            aria-label="Search the documentation"
            placeholder="Search docs"
            defaultValue={words}
            maxLength={64}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </form>
      ) : null}
      <ul className={styles.sections}>
        {sections.map(({label, to, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        Did a link on this site bring you here?{' '}
        <Link href={`${links.newIssue}?title=${encodeURIComponent('Broken link on the website')}`}>
          Tell us
        </Link>{' '}
        which one.
      </p>
    </main>
  );
}

/** The path in lowercase if the site has a page there, which hosts don't find under capitals. */
function useLowercasePage(pathname: string): string | null {
  const [page, setPage] = useState<string | null>(null);
  const lowercase = pathname.toLowerCase();
  useEffect(() => {
    let isCurrent = true;
    if (lowercase !== pathname) {
      fetch(lowercase, {method: 'HEAD'}).then(
        ({ok}) => isCurrent && setPage(ok ? lowercase : null),
        // Without an answer there is nothing to offer.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
      setPage(null);
    };
  }, [lowercase, pathname]);
  return page;
}

/** The last part of an address as words to search for: `/docs/use-frame` gives `use frame`. */
function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\w]+/g, ' ')
    .trim()
    .slice(0, 64);
}
