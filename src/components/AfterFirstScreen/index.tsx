import {useHistory} from '@docusaurus/router';
import {startTransition, useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What stands below the first screen of a page. Who follows a link sees the beginning of the page
 * first, and this right after it; who opens a page, goes back to it or follows a link to one of its
 * headings gets it whole. The HTML of a page always holds it.
 */
export default function AfterFirstScreen({children}: {children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isThere, setIsThere] = useState(() => action !== 'PUSH' || location.hash !== '');

  useEffect(() => {
    if (isThere) {
      return undefined;
    }
    let timer: number | undefined;
    // A task after the frame: the beginning is on screen by then.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setIsThere(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);

  return isThere ? children : <div className={styles.room} aria-hidden="true" />;
}
