import React from 'react';
import Link from '@docusaurus/Link';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import FilteredCards from '@site/src/components/FilteredCards';
import {links} from '@site/src/data/links';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import type {Expert, ExpertsPageProps} from '@site/plugins/browser';
import Portrait from './Portrait';
import styles from './styles.module.css';

export default function ExpertsPage({experts, areas}: ExpertsPageProps): React.ReactNode {
  return (
    <CollectionPage
      title="Experts"
      description="Independent developers who work with Remotion and take on projects. Find one who has built what you need."
    >
      <FilteredCards
        label="Experts"
        filtered="experts"
        entries={experts}
        filters={useFilters(['topic'])}
        choice={{
          name: 'topic',
          legend: 'Topic',
          kinds: areas,
          has: (expert, topic) => expert.areas.includes(topic),
        }}
        nothingLeft="No expert names this topic."
        card={(expert) => <ExpertCard key={expert.slug} expert={expert} />}
      />
      <GetListed />
    </CollectionPage>
  );
}

function ExpertCard({expert}: {expert: Expert}) {
  return (
    <li className={styles.card}>
      <Portrait slug={expert.slug} name={expert.name} className={styles.portrait} />
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link to={`/experts/${expert.slug}`}>{expert.name}</Link>
        </h2>
        <ul className={styles.topics} role="list">
          {expert.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function GetListed() {
  return (
    <Closing title="Get listed">
      <p>
        The people on this page have said that they are available for Remotion projects. They work
        on their own account: agree on scope, price and time with them directly.
      </p>
      <p>
        To join them, <Link to="/contact/">write to us</Link> or open a{' '}
        <Link href={links.newIssue}>GitHub issue</Link>. A profile consists of your name, links to
        your website, X and GitHub, the projects that you can show, and the topics that you know.
      </p>
    </Closing>
  );
}
