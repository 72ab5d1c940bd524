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
      title="Made with Remotion"
      lead={
        <>
          Products, campaigns, talks and maps. There is more in the{' '}
          <Link to="/showcase/">showcase</Link>, and some teams tell how they did it in the{' '}
          <Link to="/success-stories">success stories</Link>.
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
                {work.hasSource ? ', source' : ''}
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
