import React, {useEffect, useRef, useState} from 'react';
import type {RenderEstimate} from '@site/src/data/lambda-plan';
import styles from './calculator.module.css';
import {formatDollars, formatSeconds} from './format';
import {timeoutWarning} from './timeout-warning';

/** Long enough that a number that is being typed, or a slider that is being dragged, is read once. */
const PAUSE_IN_MS = 600;

/** Tells screen readers what a change led to: the new time and price, or why there is none. */
export default function Announcement({
  estimate,
  problem,
}: {
  estimate: RenderEstimate;
  problem: string | null;
}): React.ReactNode {
  const {secondsInAll, price} = estimate;
  const text =
    problem ??
    [
      `Time ${formatSeconds(secondsInAll)}, price ${formatDollars(price.total)}.`,
      timeoutWarning(secondsInAll),
    ]
      .filter(Boolean)
      .join(' ');
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    // What the page begins with is no news.
    if (text === first.current && announced === '') {
      return undefined;
    }
    const timer = window.setTimeout(() => setAnnounced(text), PAUSE_IN_MS);
    return () => window.clearTimeout(timer);
  }, [text, announced]);
  return (
    <p className={styles.hidden} role="status">
      {announced}
    </p>
  );
}
