import React, {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {markdownPath} from '@site/plugins/browser';
import {usePublishedPath} from '@site/src/lib/hooks/usePublishedPath';
import {useSharedPage} from '@site/src/components/PageMenu/useSharedPage';
import CopyMarkdown from './CopyMarkdown';
import {assistantLinks, reportLink} from './links';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Where the source of the page can be changed. */
  editUrl?: string | null | undefined;
};

/** What a reader can do with a page: take it as Markdown, ask an assistant, change it, report it. */
export default function PageMenu({title, editUrl}: Props): React.ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const page = useSharedPage(title);
  const path = usePublishedPath();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseFromOutside(details);
  if (path === null) {
    return null;
  }
  const markdown = markdownPath(path);
  return (
    <div className={styles.menu} data-not-content>
      <CopyMarkdown address={withBaseUrl(markdown)} />
      <details ref={details} className={styles.more}>
        <summary aria-label="More ways to use this page">
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </summary>
        <ul role="list">
          <li>
            <a href={withBaseUrl(markdown)}>View as Markdown</a>
          </li>
          {assistantLinks(withBaseUrl(markdown, {absolute: true})).map(({name, href}) => (
            <li key={name}>
              <Link href={href}>Open in {name}</Link>
            </li>
          ))}
          {editUrl ? (
            <li>
              <Link href={editUrl}>Edit this page</Link>
            </li>
          ) : null}
          <li>
            <Link href={reportLink(page)}>Report a problem</Link>
          </li>
        </ul>
      </details>
    </div>
  );
}

/** Closes the list on Escape, and when the reader goes on elsewhere. */
function useCloseFromOutside(ref: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) {
        return;
      }
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape') {
          details.open = false;
          details.querySelector('summary')?.focus();
        }
      } else if (!(event.target instanceof Node && details.contains(event.target))) {
        details.open = false;
      }
    };
    const events = ['keydown', 'pointerdown', 'focusin'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, [ref]);
}
