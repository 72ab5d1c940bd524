import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import CompositionStage from '@site/src/components/CompositionStage';
import FilteredCards from '@site/src/components/FilteredCards';
import {FilterRow, TextFilter, Toggle} from '@site/src/components/Filters';
import VideoWall from '@site/src/components/VideoWall';
import {fireworks} from '@site/src/compositions/AppleWow/entries';
import {originals} from '@site/src/data/originals';
import {showcaseKinds, type ShowcaseEntry, type ShowcaseKind} from '@site/src/data/showcase';
import {studies, techniques, type Technique} from '@site/src/data/techniques';
import {useFilters} from '@site/src/lib/hooks/useFilters';
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
      lead={`Remotion turns React code into video. Watch ${originals.length} videos of ours and open their code in your browser. Then get ideas from ${entries.length} products, campaigns and videos by others. ${withSource} of them share their source.`}
      description="See videos, products and campaigns made with Remotion. Play our originals in place, open their code, and find community projects with public source."
      actions={
        <>
          <Link className="button button--primary" to="#watch">
            Watch the videos
          </Link>
          <Link className="button button--secondary" to="/showcase/add">
            Add yours
          </Link>
        </>
      }
      picture={<Fireworks />}
    >
      <Watch />
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

/** What moves in the first screen. */
function Fireworks() {
  return (
    <figure className={styles.first}>
      <CompositionStage composition={fireworks} />
      <figcaption>
        <Link to="/learn/apple-wow">Build these fireworks step by step</Link>
      </figcaption>
    </figure>
  );
}

function Watch() {
  const {collectAnchor} = useBrokenLinks();
  ['watch', 'studies'].forEach(collectAnchor);
  return (
    <section className={styles.watch} aria-labelledby="watch">
      <h2 id="watch">Watch one and take the code</h2>
      <p className={clsx(styles.note, 'markdown')}>
        Each video is one file. Change it in the playground, or start from the template that fits.
      </p>
      <VideoWall label="Videos by technique" videos={techniques} hasSentences />
      <h3 className={styles.studies} id="studies">
        Motion design
      </h3>
      <VideoWall
        label="Motion design"
        videos={studies.map((original) => ({original}))}
        hasSentences
      />
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
      <p className={styles.note}>Every link leads to the real work.</p>
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
        list={(shown) => <Groups entries={shown} />}
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

/** The entries by kind, each kind with the videos above that are made the same way. */
function Groups({entries}: {entries: readonly ShowcaseEntry[]}) {
  return showcaseKinds.map(({id, label}) => {
    const own = entries.filter(({kind}) => kind === id);
    const made = techniques.filter(({kind}) => kind === id);
    return own.length > 0 ? (
      <section key={id} className={styles.group} aria-labelledby={`kind-${id}`}>
        <header>
          <h3 id={`kind-${id}`}>{label}</h3>
          <HowItIsMade kind={id} made={made} />
        </header>
        <ul role="list" aria-label={`Showcase entries: ${label}`}>
          {own.map((entry) => (
            <Entry key={entry.slug} entry={entry} />
          ))}
        </ul>
      </section>
    ) : null;
  });
}

function HowItIsMade({kind, made}: {kind: ShowcaseKind; made: readonly Technique[]}) {
  const videos =
    kind === 'motion'
      ? [{to: '#studies', text: 'motion design'}]
      : made.map(({original, label}) => ({to: `#${original.slug}`, text: label.toLowerCase()}));
  return (
    <p className={styles.made}>
      See how it's made:{' '}
      {videos.map(({to, text}, index) => (
        <React.Fragment key={to}>
          {index > 0 ? ', ' : ''}
          <Link to={to}>{text}</Link>
        </React.Fragment>
      ))}
    </p>
  );
}

function Entry({entry}: {entry: ShowcaseEntry}) {
  const {slug, title, author, year} = entry;
  return (
    <li className={styles.entry}>
      <h4 id={slug}>{title}</h4>
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
    </li>
  );
}
