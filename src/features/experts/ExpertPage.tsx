import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import StructuredData, {Breadcrumbs} from '@site/src/components/StructuredData';
import {longDate} from '@site/src/lib/format/dates';
import type {ExpertPageProps} from '@site/plugins/browser';
import Portrait from './Portrait';
import {personOf, profilesOf, shortAddress} from './expert';
import styles from './styles.module.css';

export default function ExpertPage({expert, areas}: ExpertPageProps): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = `${siteConfig.url}${siteConfig.baseUrl}experts/${expert.slug}`;
  const profiles = profilesOf(expert);
  return (
    <Layout
      title={expert.name}
      description={`Hire ${expert.name} for your Remotion project. Topics: ${expert.topics.join(', ')}.`}
    >
      <StructuredData data={personOf(expert, address)} />
      <Breadcrumbs items={[{name: 'Experts', path: '/experts/'}, {name: expert.name}]} />
      <main className={styles.page}>
        <nav aria-label="Breadcrumb" className={styles.back}>
          <Link to="/experts/">Experts</Link>
        </nav>
        <header className={styles.head}>
          <Portrait slug={expert.slug} name={expert.name} className={styles.largePortrait} />
          <div>
            <h1>{expert.name}</h1>
            <p>
              Available for Remotion projects. Listed since{' '}
              <time dateTime={expert.listedSince}>{longDate(expert.listedSince)}</time>.
            </p>
          </div>
        </header>

        <section>
          <h2 id="topics">Topics</h2>
          <ul className={styles.topics} role="list">
            {expert.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </section>

        {expert.projects.length > 0 ? (
          <section>
            <h2 id="projects">Projects</h2>
            <ul className={styles.projects} role="list">
              {expert.projects.map((project) => (
                <li key={project}>
                  <Link href={project}>{shortAddress(project)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}

        {profiles.length > 0 ? (
          <section>
            <h2 id="contact">Contact</h2>
            <dl className={styles.profiles}>
              {profiles.map(({label, text, url}) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Link href={url}>{text}</Link>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}

        <section className={styles.more}>
          <h2 id="similar">More experts for this work</h2>
          <ul className={styles.areas} role="list">
            {areas.map(({id, label}) => (
              <li key={id}>
                <Link to={`/experts/?topic=${id}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
