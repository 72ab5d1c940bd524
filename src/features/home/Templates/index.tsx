import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {posterOf} from '@site/src/data/media';
import Section from '../Section';
import {FURTHER, SHOWN} from './templates';
import styles from './styles.module.css';

/** Templates to start from: some with a picture, all by name. */
export default function Templates(): React.ReactNode {
  return (
    <Section
      id="templates"
      step="Start"
      look="band"
      title="Start from a video that already works"
      lead={`Run npx create-video@latest and pick one of ${SHOWN.length + FURTHER.length} templates. You get a project that plays, and every line is yours to change.`}
    >
      <ul className={styles.shown} role="list">
        {SHOWN.map((template) => (
          <li key={template.name}>
            <Link to={`/templates/${template.name}`}>
              <Poster name={template.name} />
              {template.title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.further} role="list">
        {FURTHER.map(({name, title}) => (
          <li key={name}>
            <Link to={`/templates/${name}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A frame of what the template makes. Its name stands below. */
function Poster({name}: {name: string}) {
  const {src, width, height} = posterOf(`Template-${name}`);
  return (
    <img
      className={styles.poster}
      src={useBaseUrl(src)}
      alt=""
      aria-hidden="true"
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
