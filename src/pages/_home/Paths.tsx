import React from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const PATHS = [
  {
    title: 'Learn the basics',
    text: 'Compositions, frames and sequences in ten minutes.',
    to: '/docs/the-fundamentals',
  },
  {
    title: 'Render a video',
    text: 'To MP4, GIF, PNG or audio, on your own machine.',
    to: '/docs/render',
  },
  {title: 'Embed a player', text: 'The same components inside your React app.', to: '/player/'},
  {title: 'Render in the cloud', text: 'Many functions, one video, on AWS Lambda.', to: '/lambda/'},
  {
    title: 'Build an editor',
    text: 'A starter for a video editor of your own.',
    to: '/docs/editor-starter/',
  },
  {
    title: 'Check the license',
    text: 'Who needs a company license, and who does not.',
    to: '/docs/license',
  },
];

export default function Paths() {
  return (
    <section className={styles.section} aria-labelledby="paths">
      <h2 id="paths">Where to go from here</h2>
      <ul className={styles.paths}>
        {PATHS.map(({title, text, to}) => (
          <li key={to}>
            <Link to={to} className={styles.path}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
