import type {ShowcaseEntry} from '@site/src/data/showcase';
import {showcaseLinkTypes} from '@site/src/data/showcase';
import type {ShowcaseLinkType} from '@site/src/data/showcase';

const LABELS: Record<ShowcaseLinkType, string> = {
  video: 'Video',
  website: 'Website',
  'source-code': 'Source code',
  tutorial: 'Tutorial',
};

export type EntryLink = {label: string; host: string; url: string};

/** The links of an entry: what each one is, and where it leads. */
export function linksOf({links}: Pick<ShowcaseEntry, 'links'>): EntryLink[] {
  return [...links]
    .sort((a, b) => showcaseLinkTypes.indexOf(a.type) - showcaseLinkTypes.indexOf(b.type))
    .map(({type, url}) => ({
      label: LABELS[type],
      host: new URL(url).hostname.replace(/^www\./, ''),
      url,
    }));
}

export type EntryFilter = {
  kind: string | undefined;
  hasSource: boolean;
  hasTutorial: boolean;
  /** Words that title or author contain, in any order. */
  query: string;
};

/** Whether an entry is left by the filters. */
export function isShown(entry: ShowcaseEntry, filter: EntryFilter): boolean {
  const has = (type: ShowcaseLinkType) => entry.links.some((link) => link.type === type);
  const text = plain(`${entry.title} ${entry.author?.name ?? ''}`);
  return (
    (!filter.kind || entry.kind === filter.kind) &&
    (!filter.hasSource || has('source-code')) &&
    (!filter.hasTutorial || has('tutorial')) &&
    plain(filter.query)
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** Lower case, without accents: `Hello Météo` is found by `meteo`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
