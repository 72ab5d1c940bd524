import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import FilteredCards from '@site/src/components/FilteredCards';
import {FilterRow, TextFilter, Toggle} from '@site/src/components/Filters';
import OriginalGallery from '@site/src/features/showcase/OriginalGallery';
import {originals} from '@site/src/data/originals';
import {showcaseKinds, type ShowcaseEntry} from '@site/src/data/showcase';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import Poster from './Poster';
import {isShown, linksOf} from './entry';
import styles from './styles.module.css';

export default function ShowcasePage({entries}: {entries: ShowcaseEntry[]}): React.ReactNode {
  const withSource = entries.filter(({links}) =>
    links.some(({type}) => type === 'source-code'),
  ).length;
  return (
    <CollectionPage
      title="Showcase"
      heading="Products and videos made with React"
      lead={`Play ${originals.length} videos of ours right here and take their code. Then get ideas from ${entries.length} products, campaigns and videos made with Remotion. ${withSource} of them share their source.`}
      description="See videos, products and campaigns made with Remotion. Play our originals in place, copy their code, and find community projects with public source."
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
          <Link to="/showcase/add">Add it to this page</Link>, or read{' '}
          <Link to="/success-stories">how other teams built theirs</Link>.
        </p>
      </Closing>
    </CollectionPage>
  );
}

function Originals() {
  return (
    <section className={styles.originals} aria-labelledby="originals">
      <h2 id="originals">Play one and take the code</h2>
      <p className={clsx(styles.note, 'markdown')}>
        Each video plays right here, and its source is one file you can copy. To build one step by
        step, follow <Link to="/learn/apple-wow">Holiday fireworks</Link>.
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
        Open any link to see the real work. The posters are illustrations.
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
        nothingLeft="No entry matches all of your filters. Remove one."
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
