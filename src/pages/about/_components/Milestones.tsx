import React from 'react';
import Link from '@docusaurus/Link';
import {milestones} from './milestones';
import styles from './milestones.module.css';

const formatDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** What happened when, the oldest first. */
export default function Milestones(): React.ReactNode {
  return (
    <ol className={styles.list}>
      {milestones.map(({date, title, text, to}) => (
        <li key={date}>
          <time dateTime={date}>{formatDate(date)}</time>
          <div>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
