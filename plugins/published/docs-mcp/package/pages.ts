import MiniSearch from 'minisearch';
import type {Site} from './site';

/** What stands under a heading of a page. */
export type Passage = {
  id: number;
  /** Title of the page. */
  page: string;
  /** URL of the page, with the heading's anchor where there is one. */
  url: string;
  heading: string;
  text: string;
};

/** How much more a word counts in the title of a page and in a heading than in the text. */
const BOOST = {page: 4, heading: 3};
const MAX_PER_PAGE = 2;
/** Posts tell what was new, exercises show code to be finished, and the documentation what is so. */
const BESIDE_THE_DOCS = 0.5;
/** How much more a passage counts that has each word. */
const ALL_WORDS = 1.5;
/** Words that most questions have and that say nothing about the answer. */
const STOP_WORDS = new Set(
  'a an and are can do does for from how i in is it my of on or the to what when why with'.split(
    ' ',
  ),
);

/** Searches all pages of a site, which are read at the first question. */
export function openSearch(site: Site): (query: string, limit: number) => Promise<Passage[]> {
  let engine: Promise<Engine> | undefined;
  return async (query, limit) => {
    engine ??= site.read('/llms-full.txt').then((text) => engineOf(passagesOf(text)));
    const ready = await engine.catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return ready(query, limit);
  };
}

type Engine = (query: string, limit: number) => Passage[];

function engineOf(passages: Passage[]): Engine {
  const index = new MiniSearch<Passage>({
    fields: ['page', 'heading', 'text'],
    processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: BOOST,
      boostDocument: (id) =>
        /\/(blog|learn)\//.test(passages[Number(id)]?.url ?? '') ? BESIDE_THE_DOCS : 1,
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 6 ? 0.15 : false),
    },
  });
  index.addAll(passages);
  return (query, limit) => {
    const hasAll = new Set(index.search(query, {combineWith: 'AND'}).map(({id}) => Number(id)));
    const found = index
      .search(query)
      .map(({id, score}) => ({
        id: Number(id),
        score: score * (hasAll.has(Number(id)) ? ALL_WORDS : 1),
      }))
      .sort((a, b) => b.score - a.score);
    return fewPerPage(
      found.flatMap(({id}) => passages[id] ?? []),
      limit,
    );
  };
}

function fewPerPage(passages: Passage[], limit: number): Passage[] {
  const ofPage = new Map<string, number>();
  return passages
    .filter(({page}) => {
      const count = ofPage.get(page) ?? 0;
      ofPage.set(page, count + 1);
      return count < MAX_PER_PAGE;
    })
    .slice(0, limit);
}

/**
 * The passages of a file with many pages, each of which begins with front matter.
 *
 * @param text such as `/llms-full.txt`
 */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  // A page whose code shows front matter has none with a URL in it.
  const pages = text.split(/^---\n(?=title: .*\n(?:\w+: .*\n)*?url: )/m).slice(1);
  for (const page of pages) {
    const [facts = '', ...rest] = page.split(/^---\n/m);
    const title = unquoted(/^title: (.*)$/m.exec(facts)?.[1] ?? '');
    const url = /^url: (.*)$/m.exec(facts)?.[1] ?? '';
    for (const {heading, body} of sectionsOf(rest.join('---\n'))) {
      if (body.trim()) {
        passages.push({
          id: passages.length,
          page: title,
          url,
          heading: heading || title,
          text: body.trim(),
        });
      }
    }
  }
  return passages;
}

/** Parts of a page by their headings. A line in code that begins with `#` is no heading. */
function sectionsOf(markdown: string): {heading: string; body: string}[] {
  let current = {heading: '', body: ''};
  const sections = [current];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence ? '' : mark;
    }
    const [, heading] = fence ? [] : (/^#{1,6} (.+)$/.exec(line) ?? []);
    if (heading === undefined) {
      current.body += `${line}\n`;
    } else {
      current = {heading: heading.replace(/[`\\*]/g, ''), body: ''};
      sections.push(current);
    }
  }
  return sections;
}

const unquoted = (yaml: string): string =>
  /^(["']).*\1$/.test(yaml) ? yaml.slice(1, -1).replace(/''/g, "'").replace(/\\"/g, '"') : yaml;
