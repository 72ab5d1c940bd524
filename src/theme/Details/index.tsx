/*
 * Ejected, because the original hides what is folded with `display: none`. The browser's own search
 * and links to headings find nothing there. A plain <details> opens for both.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Text that is folded below a summary, and opens for a link to one of its headings. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const details = useOpenForLinks();
  return (
    <details {...props} ref={details} className={clsx('alert alert--info', styles.fold, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Browsers open a fold for the link that a page is loaded with. The router's links need this. */
function useOpenForLinks(): React.RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  useEffect(() => {
    const fold = details.current;
    const target = hash ? fold?.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;
    if (fold && target && !fold.open) {
      fold.open = true;
      target.scrollIntoView();
    }
  }, [hash]);
  return details;
}
