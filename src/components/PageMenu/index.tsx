import React, {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {markdownPath} from '@site/plugins/browser';
import {usePublishedPath} from '@site/src/lib/hooks/usePublishedPath';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import {readUsedVersion} from '@site/src/lib/used-version';
import {useSharedPage} from '@site/src/components/PageMenu/useSharedPage';
import CopyMarkdown from './CopyMarkdown';
import {assistantLinks, reportLink} from './links';
import type UsedVersion from './UsedVersion';
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
  const [Field, setField] = useState<typeof UsedVersion | null>(null);
  useCloseFromOutside(details);
  useMarks(path);
  if (path === null) {
    return null;
  }
  const markdown = markdownPath(path);
  const loadField = () =>
    // The other entries serve without it.
    void import('./UsedVersion').then(
      (module) => setField(() => module.default),
      () => undefined,
    );
  return (
    <div className={styles.menu} data-not-content>
      <CopyMarkdown address={withBaseUrl(markdown)} />
      <details ref={details} className={styles.more} onToggle={loadField}>
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
          <li>
            <Link to="/docs/ai/#skills">Set up an agent</Link>
          </li>
          {editUrl ? (
            <li>
              <Link href={editUrl}>Edit this page</Link>
            </li>
          ) : null}
          <li>
            <Link href={reportLink(page)}>Report a problem</Link>
          </li>
          {Field ? (
            <li>
              <Field documented={page.version} />
            </li>
          ) : null}
        </ul>
      </details>
    </div>
  );
}

/** Marks what the reader's version lacks, once they said which one that is. */
function useMarks(path: string | null): void {
  const isThere = useReaderIsThere();
  useEffect(() => {
    const used = isThere ? readUsedVersion() : null;
    if (used) {
      void import('./UsedVersion/mark-newer').then(
        ({markNewer}) => markNewer(used),
        () => undefined,
      );
    }
  }, [isThere, path]);
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
