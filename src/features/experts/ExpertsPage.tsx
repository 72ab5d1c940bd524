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
  const withProjects = experts.filter(({projects}) => projects.length > 0).length;
  return (
    <CollectionPage
      title="Experts"
      heading="Hire a developer who knows Remotion"
      lead={`Remotion turns React code into video. Choose from ${experts.length} independent developers who build with it. ${withProjects} of them link to work you can look at, and you agree on scope, price and time with them directly.`}
      description="Hire an independent developer who has built with Remotion: video editors, Lambda rendering, AI video, captions and data videos. See their projects."
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
        nothingLeft="No expert lists this topic. Choose another one."
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
        {/* The name is a link that covers the card, so that a screen reader needs no second one. */}
        <p className={styles.next} aria-hidden="true">
          {expert.projects.length > 0 ? 'See projects and contact' : 'See profile and contact'}
        </p>
      </div>
    </li>
  );
}

function GetListed() {
  return (
    <Closing title="Get listed">
      <p>
        Everyone on this page takes on Remotion projects, and works independently of the company
        behind Remotion.
      </p>
      <p>
        To join them, <Link to="/contact/">email us</Link> or open a{' '}
        <Link href={links.newIssue}>GitHub issue</Link>. Send your name, links to your website, X
        and GitHub, projects you can show, and the topics you know.
      </p>
    </Closing>
  );
}
