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
      title="The license in three lines"
      lead={
        <>
          The summary of <Link to="/docs/license">License &amp; pricing</Link>. The license text is
          the authority.
        </>
      }
    >
      <ol className={styles.lines} role="list">
        <li>
          <b>Free</b>
          <span>
            for individuals, non-profit organizations, and companies with up to three employees.
            Commercial videos included, without watermark.
          </span>
        </li>
        <li>
          <b>A company license</b>
          <span>
            for for-profit organizations with more than three employees. Evaluating is free until
            you use it commercially.
          </span>
        </li>
        <li>
          <b>Not allowed</b>
          <span>Copying or changing Remotion to sell, rent or relicense it.</span>
        </li>
      </ol>
    </Section>
  );
}
