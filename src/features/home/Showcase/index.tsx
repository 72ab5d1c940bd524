import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import {WORKS} from './works';
import type {Work} from './works';
import styles from './styles.module.css';

/** What people made, each with the shape of its video. Links lead to their own pages. */
export default function Showcase(): React.ReactNode {
  return (
    <Section
      id="showcase"
      step="Watch"
      title="See what others ship with Remotion"
      lead={
        <>
          Products, campaigns, talks and maps, each with a link to the real thing. Find more in the{' '}
          <Link to="/showcase/">showcase</Link>, or read{' '}
          <Link to="/success-stories">how teams built theirs</Link>.
        </>
      }
    >
      <ul className={styles.works} role="list">
        {WORKS.map((work) => (
          <li key={work.slug}>
            <Link to={work.to} className={styles.work}>
              <Shape {...work} />
              <span className={styles.title}>{work.title}</span>
              <span className={styles.by}>{work.by}</span>
              <span className={styles.facts}>
                {work.width} × {work.height}
                {work.hasSource ? ', with source' : ''}
              </span>
              <span className={styles.year}>{work.year}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The outline of a video, in its proportions. */
function Shape({width, height}: Pick<Work, 'width' | 'height'>) {
  const scale = 36 / Math.max(width, height);
  return (
    <span className={styles.shape} aria-hidden="true">
      <span style={{width: width * scale, height: height * scale}} />
    </span>
  );
}
