import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CardGrid from '@site/src/components/CardGrid';
import CollectionPage, {Closing, NothingLeft} from '@site/src/components/CollectionPage';
import Filters, {Choice, FilterRow, TextFilter, Toggle} from '@site/src/components/Filters';
import OriginalGallery from '@site/src/features/showcase/OriginalGallery';
import {showcaseKinds} from '@site/src/data/showcase-kinds';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import type {ShowcaseEntry, ShowcasePageProps} from '@site/plugins/showcase';
import Poster from './Poster';
import {isShown, linksOf} from './entry';
import styles from './styles.module.css';

export default function ShowcasePage({entries}: ShowcasePageProps): React.ReactNode {
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
  const {values, set, clear} = useFilters(['kind', 'source', 'tutorial', 'q']);
  const filter = {
    kind: showcaseKinds.find(({id}) => id === values.kind)?.id,
    hasSource: values.source === 'yes',
    hasTutorial: values.tutorial === 'yes',
    query: values.q,
  };
  const shown = entries.filter((entry) => isShown(entry, filter));
  const isFiltered = filter.kind || filter.hasSource || filter.hasTutorial || filter.query;
  return (
    <section aria-labelledby="community">
      <h2 id="community">Made by the community</h2>
      <p className={styles.note}>
        Every poster on this page is drawn by it from the title. The links lead to the work itself.
      </p>
      <Filters
        label="Filter the showcase"
        status={`${shown.length} of ${entries.length} entries`}
        onClear={isFiltered ? clear : undefined}
      >
        <Choice
          legend="Kind"
          total={entries.length}
          value={filter.kind ?? ''}
          onChange={(value) => set('kind', value)}
          options={showcaseKinds.map(({id, label}) => ({
            id,
            label,
            count: entries.filter(({kind}) => kind === id).length,
          }))}
        />
        <FilterRow>
          <TextFilter
            label="Title or author"
            placeholder="Find in the showcase"
            value={values.q}
            onChange={(value) => set('q', value)}
          />
          <Toggle
            label="Has source code"
            checked={filter.hasSource}
            onChange={(checked) => set('source', checked ? 'yes' : '')}
          />
          <Toggle
            label="Has tutorial"
            checked={filter.hasTutorial}
            onChange={(checked) => set('tutorial', checked ? 'yes' : '')}
          />
        </FilterRow>
      </Filters>
      {shown.length > 0 ? (
        <CardGrid label="Showcase entries">
          {shown.map((entry) => (
            <EntryCard key={entry.slug} entry={entry} />
          ))}
        </CardGrid>
      ) : (
        <NothingLeft>No entry has all of this. Take a filter away.</NothingLeft>
      )}
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
