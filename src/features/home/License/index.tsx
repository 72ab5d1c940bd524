import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import styles from './styles.module.css';

/** The license in three lines. */
export default function License(): React.ReactNode {
  return (
    <Section
      id="license"
      look="band"
      title="Free for individuals and small teams"
      lead={
        <>
          Sell the videos you make, without a watermark. Read{' '}
          <Link to="/docs/license">License &amp; pricing</Link> for the details. The license text
          decides.
        </>
      }
    >
      <ol className={styles.lines} role="list">
        <li>
          <b>Free</b>
          <span>
            if you're an individual, a non-profit, or a company with up to three employees. That
            includes commercial videos.
          </span>
        </li>
        <li>
          <b>A company license</b>
          <span>
            if you're a for-profit organization with more than three employees. You can evaluate
            Remotion for free until you use it commercially.
          </span>
        </li>
        <li>
          <b>Not allowed</b>
          <span>Don't copy or change Remotion to sell, rent or relicense it.</span>
        </li>
      </ol>
    </Section>
  );
}
