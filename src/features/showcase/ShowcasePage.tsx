import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import FilteredCards from '@site/src/components/FilteredCards';
import {FilterRow, TextFilter, Toggle} from '@site/src/components/Filters';
import OriginalGallery from '@site/src/features/showcase/OriginalGallery';
import {showcaseKinds, type ShowcaseEntry} from '@site/src/data/showcase';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import Poster from './Poster';
import {isShown, linksOf} from './entry';
import styles from './styles.module.css';

export default function ShowcasePage({entries}: {entries: ShowcaseEntry[]}): React.ReactNode {
  return (
    <CollectionPage
      title="Showcase"
      description="Videos, products and campaigns that people made with Remotion, many of them with their source code."
      actions={
        <Link className="button button--primary" to="/showcase/add">
          Add your video
        </Link>
      }
    >
      <Originals />
      <Community entries={entries} />
      <Closing title="Made something?">
        <p>
          <Link to="/showcase/add">Propose it for this page</Link>. How companies use the toolkit is
          told in the <Link to="/success-stories">success stories</Link>.
        </p>
      </Closing>
    </CollectionPage>
  );
}

function Originals() {
  return (
    <section className={styles.originals} aria-labelledby="originals">
      <h2 id="originals">Made for this site</h2>
      <p className={clsx(styles.note, 'markdown')}>
        Each video plays in its place, and its source is one file that you can take along. How such
        a video comes about is shown step by step in{' '}
        <Link to="/learn/apple-wow">Holiday fireworks</Link>.
      </p>
      <OriginalGallery />
    </section>
  );
}

function Community({entries}: {entries: ShowcaseEntry[]}) {
  const filters = useFilters(['kind', 'source', 'tutorial', 'q']);
  const {valueOf, set} = filters;
  const hasSource = valueOf('source') === 'yes';
  const hasTutorial = valueOf('tutorial') === 'yes';
  const query = valueOf('q');
  const isFiltered = hasSource || hasTutorial || query !== '';
  return (
    <section aria-labelledby="community">
      <h2 id="community">Made by the community</h2>
      <p className={styles.note}>
        Every poster on this page is drawn by it from the title. The links lead to the work itself.
      </p>
      <FilteredCards
        label="Showcase entries"
        filtered="showcase"
        noun="entries"
        entries={entries}
        filters={filters}
        choice={{
          name: 'kind',
          legend: 'Kind',
          kinds: showcaseKinds,
          has: (entry, kind) => entry.kind === kind,
        }}
        isLeft={
          isFiltered
            ? (entry) => isShown(entry, {kind: undefined, hasSource, hasTutorial, query})
            : undefined
        }
        nothingLeft="No entry has all of this. Take a filter away."
        card={(entry) => <EntryCard key={entry.slug} entry={entry} />}
      >
        <FilterRow>
          <TextFilter
            label="Title or author"
            placeholder="Find in the showcase"
            value={query}
            onChange={(value) => set('q', value)}
          />
          <Toggle
            label="Has source code"
            checked={hasSource}
            onChange={(checked) => set('source', checked ? 'yes' : '')}
          />
          <Toggle
            label="Has tutorial"
            checked={hasTutorial}
            onChange={(checked) => set('tutorial', checked ? 'yes' : '')}
          />
        </FilterRow>
      </FilteredCards>
    </section>
  );
}

function EntryCard({entry}: {entry: ShowcaseEntry}) {
  const {slug, title, kind, author, year} = entry;
  return (
    <li className={styles.card}>
      <Poster title={title} kind={kind} />
      <div className={styles.text}>
        <h3 id={slug}>{title}</h3>
        <p className={styles.by}>
          {author ? (
            <>
              <Link href={author.url}>{author.name}</Link>,{' '}
            </>
          ) : null}
          {year}
        </p>
        <ul className={styles.links} role="list" aria-label={`Links of ${title}`}>
          {linksOf(entry).map(({label, host, url}) => (
            <li key={label}>
              <Link href={url}>
                {label} <span>{host}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
