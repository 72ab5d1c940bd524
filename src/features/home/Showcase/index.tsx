import React from 'react';
import Link from '@docusaurus/Link';
import VideoWall from '@site/src/components/VideoWall';
import {techniques} from '@site/src/data/techniques';
import Section from '../Section';
import {WORKS} from './works';
import type {Work} from './works';
import styles from './styles.module.css';

/** Videos that show how it's done, then what others made, each with a link to its own page. */
export default function Showcase(): React.ReactNode {
  return (
    <Section
      id="showcase"
      step="Watch"
      title="See what others ship with Remotion"
      lead={
        <>
          We rebuilt eight kinds of video that people make with it. Open the code of any of them, or
          go on to the real thing in the <Link to="/showcase/">showcase</Link> and to{' '}
          <Link to="/success-stories">how teams built theirs</Link>.
        </>
      }
    >
      <VideoWall label="Kinds of video" videos={techniques} />
      <h3 className={styles.made}>Made with Remotion</h3>
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
