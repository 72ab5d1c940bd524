import React from 'react';
import Link from '@docusaurus/Link';
import styles from './questions.module.css';

const QUESTIONS = [
  'fade in',
  'spring animation',
  'play a sequence later',
  'add audio',
  'render to MP4',
  'company license',
];

/** Questions that the documentation answers, as a start. */
export default function Questions(): React.ReactNode {
  return (
    <ul className={styles.questions} aria-label="Often searched">
      {QUESTIONS.map((question) => (
        <li key={question}>
          <Link to={`/search?q=${encodeURIComponent(question)}`}>{question}</Link>
        </li>
      ))}
    </ul>
  );
}
