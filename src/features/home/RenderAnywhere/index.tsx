import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import {PLACES, limits} from './places';
import styles from './styles.module.css';

/** The places where a video renders, side by side: what each costs, needs and is limited by. */
export default function RenderAnywhere(): React.ReactNode {
  return (
    <Section
      id="render"
      step="Render"
      look="band"
      title="Start on your laptop, scale to the cloud"
      lead={`Your component stays the same wherever it renders. If one machine is too slow, move to a server, or split the video across up to ${limits.lambdaFunctions} Lambda functions.`}
      proof="two-hours-on-lambda"
    >
      <ul className={styles.places} role="list">
        {PLACES.map(({name, suits, link, also, costs, needs, limits: most, start}) => (
          <li key={name} className={styles.place}>
            <h3>{name}</h3>
            <p>{suits}</p>
            <code>{start}</code>
            <dl>
              <dt>Costs</dt>
              <dd>{costs}</dd>
              <dt>Needs</dt>
              <dd>{needs}</dd>
              <dt>Limits</dt>
              <dd>{most}</dd>
            </dl>
            <div className={styles.links}>
              <Link to={link.to}>{link.label}</Link>
              {also ? <Link to={also.to}>{also.label}</Link> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
