import {readHtml} from '../../lib/html-readers';
import {SectionReader, type HtmlPage} from './html';
import {extractFromMarkdown} from './markdown';
import {PassageReader} from './passages';
import type {SearchOptions} from '../options';
import type {PageInfo} from '../../lib/page-list';
import type {PageRecord, SectionRecord, SectionText} from './types';

export type {PageRecord, SectionRecord, SectionText} from './types';

/** What the text of a built page is, section by section: as plain text, and as Markdown by anchor. */
export type PageText = {page: HtmlPage; passages: Map<string, string>};

type Grouping = Pick<SearchOptions, 'groups' | 'defaultGroup' | 'linkSections'>;

/**
 * The record of a built page.
 *
 * @param path route below the base URL, with a slash in front
 * @returns `null` for a page that asks search engines to stay away, or that has no title
 */
export function recordFromText(
  path: string,
  {page, passages}: PageText,
  info: PageInfo | undefined,
  grouping: Grouping,
): PageRecord | null {
  const title = info?.title || page.title;
  if (page.isHidden || !title) {
    return null;
  }
  const {intro, sections} = content(page, info, grouping);
  return {
    ...common(path, info, grouping),
    title,
    description: info?.description || page.description,
    intro,
    sections,
    links: page.links,
    passages: info?.isList
      ? []
      : ['', ...sections.map(({anchor}) => anchor)].map((anchor) => passages.get(anchor) ?? ''),
  };
}

/** The same from the HTML. */
export const recordFromHtml = (
  path: string,
  html: string,
  info: PageInfo | undefined,
  grouping: Grouping,
): PageRecord | null => recordFromText(path, textFromHtml(html), info, grouping);

/** The text of a built page. */
export function textFromHtml(html: string): PageText {
  const readers = {page: new SectionReader(), passages: new PassageReader()};
  readHtml(html, Object.values(readers));
  return {page: readers.page.result(), passages: readers.passages.result()};
}

/** The record of a page from its Markdown source, or from its title alone. */
export function recordFromMarkdown(
  path: string,
  markdown: string,
  info: PageInfo,
  grouping: Grouping,
): PageRecord {
  return {
    ...common(path, info, grouping),
    title: info.title || titleOf(path),
    description: info.description,
    ...content(extractFromMarkdown(markdown), info, grouping),
  };
}

function common(
  path: string,
  info: PageInfo | undefined,
  grouping: Grouping,
): Pick<PageRecord, 'path' | 'category' | 'kind' | 'names' | 'symbols' | 'asked'> {
  return {
    path: path.replace(/^\//, ''),
    category: info?.category || groupOf(path, grouping),
    kind: info?.kind ?? 'page',
    names: info?.names ?? [],
    ...(info?.symbols?.length ? {symbols: info.symbols} : {}),
    ...(info?.asked?.length ? {asked: info.asked} : {}),
  };
}

function content(
  {intro, sections}: {intro: SectionText; sections: SectionRecord[]},
  info: PageInfo | undefined,
  {linkSections}: Grouping,
): Pick<PageRecord, 'intro' | 'sections'> {
  return info?.isList
    ? {intro: {text: '', code: ''}, sections: []}
    : {intro, sections: sections.filter(({heading}) => !linkSections.includes(heading))};
}

function groupOf(path: string, {groups, defaultGroup}: Grouping): string {
  const [match] = Object.keys(groups)
    .filter((start) => path === start || path.startsWith(`${start.replace(/\/$/, '')}/`))
    .sort((a, b) => b.length - a.length);
  return (match && groups[match]) ?? defaultGroup;
}

/** `/success-stories` becomes `Success stories`. */
function titleOf(path: string): string {
  const words = path.split('/').filter(Boolean).at(-1)?.replace(/-/g, ' ') ?? 'Home';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
