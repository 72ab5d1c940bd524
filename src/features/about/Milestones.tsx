import React from 'react';
import Link from '@docusaurus/Link';
import {longDate} from '@site/src/lib/format/dates';
import {milestones} from './milestones';
import styles from './milestones.module.css';

/** What happened when, the oldest first. */
export default function Milestones(): React.ReactNode {
  return (
    <ol className={styles.list}>
      {milestones.map(({date, title, text, to}) => (
        <li key={date}>
          <time dateTime={date}>{longDate(date)}</time>
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
