import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import {PLACES} from './places';
import styles from './styles.module.css';

/** The places where a video renders, side by side: what each costs, needs and is limited by. */
export default function RenderAnywhere(): React.ReactNode {
  return (
    <Section
      id="render"
      step="Render"
      look="band"
      title="The same code renders anywhere"
      lead="Begin on your laptop. When one machine becomes too slow, move to a server or to hundreds of functions: the component stays as it is."
    >
      <ul className={styles.places} role="list">
        {PLACES.map(({name, suits, link, costs, needs, limits, start}) => (
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
              <dd>{limits}</dd>
            </dl>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
