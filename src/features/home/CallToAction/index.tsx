import React from 'react';
import Link from '@docusaurus/Link';
import CopyCommand from '@site/src/components/CopyCommand';
import Stage from '@site/src/components/Stage';
import {ribbon} from '@site/src/compositions/originals/entries';
import styles from './styles.module.css';

/** The last word: how to start, and whom to ask. It is dark in both color modes, as the video is. */
export default function CallToAction(): React.ReactNode {
  return (
    <section className={styles.frame} aria-labelledby="begin">
      <div className={styles.panel} data-theme="dark">
        <Stage
          load={ribbon.load}
          {...{width: ribbon.width, height: ribbon.height, fps: ribbon.fps}}
          durationInFrames={ribbon.durationInFrames}
          initialFrame={ribbon.posterFrame}
          label={ribbon.shows}
          className={styles.stage}
        />
        <div className={styles.text}>
          <h2 id="begin">Make your first video</h2>
          <CopyCommand command="npx create-video@latest" />
          <ul role="list">
            <li>
              <Link to="/docs/the-fundamentals">Learn the fundamentals</Link>
            </li>
            <li>
              <Link to="/learn/first-video/">Take the course in your browser</Link>
            </li>
            <li>
              <Link to="/learn">Follow a tutorial</Link>
            </li>
            <li>
              <Link to="/experts/">Hire an expert</Link>
            </li>
            <li>
              <Link to="/contact/">Contact us</Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
