import {createMatcher} from '@docusaurus/utils';
import type {BuiltPage} from '../built-pages';

/** A part of the site that is read as a whole. */
export type Section = {
  /** Name of its file below `/llms/`. */
  id: string;
  title: string;
  /** Globs of routes. A page belongs to the first section that names it. */
  routes: string[];
};

/** A page with its Markdown. */
export type WrittenPage = Pick<BuiltPage, 'path' | 'title' | 'description'> & {
  /** Absolute address of its Markdown. */
  markdownUrl: string;
  /** With front matter. */
  document: string;
};

export type SiteFacts = {
  title: string;
  summary: string;
  version: string;
  /** Absolute address of a path below the base URL. */
  absolute: (path: string) => string;
};

/** Characters of a token, measured over these pages with the vocabularies of two families of models. */
const CHARACTERS_PER_TOKEN = 3.8;

/**
 * The files that language models read, by their path: an index of all pages, all pages in one file,
 * and one file for each section.
 *
 * @throws Error for a page that belongs to no section
 */
export function llmsFiles(
  pages: WrittenPage[],
  sections: Section[],
  site: SiteFacts,
): Map<string, string> {
  const filled = fill(pages, sections);
  const full = bundle(site, `${site.title}: the whole site`, pages);
  const bundles = filled.map(({section, pages: own}) => ({
    section,
    pages: own,
    text: bundle(site, `${site.title}: ${section.title}`, own),
  }));
  return new Map([
    ['llms.txt', index(bundles, pages.length, full, site)],
    ['llms-full.txt', full],
    ...bundles.map(({section, text}) => [`llms/${section.id}.txt`, text] as const),
  ]);
}

type Bundle = {section: Section; pages: WrittenPage[]; text: string};

function fill(pages: WrittenPage[], sections: Section[]): Omit<Bundle, 'text'>[] {
  const filled = sections.map((section) => ({
    section,
    holds: createMatcher(section.routes),
    pages: new Array<WrittenPage>(),
  }));
  for (const page of pages) {
    const place = filled.find(({holds}) => holds(page.path.replace(/(.)\/$/, '$1')));
    if (!place) {
      throw new Error(`No section has the page ${page.path}. Add its route to a section.`);
    }
    place.pages.push(page);
  }
  // Pages of a section may be still to be written.
  return filled.filter((place) => place.pages.length > 0);
}

function bundle({version}: SiteFacts, title: string, pages: WrittenPage[]): string {
  return [
    `# ${title}\n\n> ${count(pages.length, 'page')} about version ${version}, each with its front matter.\n`,
    ...pages.map(({document}) => document),
  ].join('\n');
}

function index(bundles: Bundle[], pageCount: number, full: string, site: SiteFacts): string {
  const {title, summary, version, absolute} = site;
  return [
    `# ${title}`,
    `> ${summary}`,
    [
      `This index lists ${count(pageCount, 'page')} about version ${version}. Every page of the site exists as Markdown: take its address without the slash at the end, and add \`.md\`.`,
      `- [All pages in one file](${absolute('/llms-full.txt')}): ${tokens(full)}`,
    ].join('\n\n'),
    ...bundles.map(({section, pages, text}) =>
      [
        `## ${section.title}`,
        [
          `- [This section in one file](${absolute(`/llms/${section.id}.txt`)}): ${count(pages.length, 'page')}, ${tokens(text)}`,
          ...pages.map(entry),
        ].join('\n'),
      ].join('\n\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function entry({title, markdownUrl, description}: WrittenPage): string {
  const name = title.replace(/[\\[\]<*_`]/g, '\\$&');
  return `- [${name}](${markdownUrl})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
}

/** How much of a model's memory a text takes, rounded to what an estimate can say. */
function tokens(text: string): string {
  const estimate = text.length / CHARACTERS_PER_TOKEN;
  const rounded = Number(estimate.toPrecision(2));
  return `about ${rounded.toLocaleString('en-US')} tokens`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
