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

/** A file of the site that is no page. */
export type Offer = {
  title: string;
  /** Below the base URL, with a slash in front. */
  path: string;
  /** What it is for, in a sentence. */
  says: string;
};

export type SiteFacts = {
  title: string;
  summary: string;
  version: string;
  /** What the site offers besides its pages. */
  more: Offer[];
  /** Absolute address of a path below the base URL. */
  absolute: (path: string) => string;
};

/** Characters of a token, measured over these pages with the vocabularies of two families of models. */
const CHARACTERS_PER_TOKEN = 3.8;

/** What tools that fetch a file keep of it, in characters. They cut off the rest. */
export const INDEX_LIMIT = 50_000;

/**
 * The files that language models read, by their path: an index of the sections, an index of the pages
 * of each section, all pages of a section in one file, and all pages of the site in one file.
 *
 * @throws Error for a page that belongs to no section, and for an index that tools would cut off
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
    ['llms.txt', checked('llms.txt', rootIndex(bundles, pages.length, full, site))],
    ['llms-full.txt', full],
    ...bundles.flatMap((part): [string, string][] => {
      const path = indexPath(part.section);
      return [
        [path.slice(1), checked(path, sectionIndex(part, site))],
        [bundlePath(part.section).slice(1), part.text],
      ];
    }),
  ]);
}

const indexPath = ({id}: Section): string => `/llms/${id}/llms.txt`;
const bundlePath = ({id}: Section): string => `/llms/${id}.txt`;

function checked(path: string, text: string): string {
  if (text.length > INDEX_LIMIT) {
    throw new Error(
      `${path} has ${text.length} characters, and tools cut it off after ${INDEX_LIMIT}. Split a section in src/data/sections.ts.`,
    );
  }
  return text;
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

function rootIndex(bundles: Bundle[], pageCount: number, full: string, site: SiteFacts): string {
  const {title, summary, version, absolute} = site;
  return [
    `# ${title}`,
    `> ${summary}`,
    `This index names ${count(pageCount, 'page')} about version ${version}, section by section. Each section's own index links to its pages with a sentence about each. Every page of the site exists as Markdown: take its address without the slash at the end, and add \`.md\`.`,
    '## Sections',
    bundles
      .map(
        ({section, pages, text}) =>
          `- [${section.title}](${absolute(indexPath(section))}): ${count(pages.length, 'page')}, ${tokens(text)} in full. ${pages.map(({title: name}) => escaped(name)).join(', ')}`,
      )
      .join('\n'),
    ...(site.more.length > 0
      ? [
          '## For your project',
          site.more
            .map(({title: name, path, says}) => `- [${name}](${absolute(path)}): ${says}`)
            .join('\n'),
        ]
      : []),
    '## Optional',
    `- [All pages in one file](${absolute('/llms-full.txt')}): ${tokens(full)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionIndex({section, pages, text}: Bundle, site: SiteFacts): string {
  const {title, version, absolute} = site;
  return [
    `# ${title}: ${section.title}`,
    `> ${count(pages.length, 'page')} about version ${version}. The other sections are in [the index of the site](${absolute('/llms.txt')}).`,
    '## Pages',
    pages.map(entry).join('\n'),
    '## Optional',
    `- [This section in one file](${absolute(bundlePath(section))}): ${tokens(text)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function entry({title, markdownUrl, description}: WrittenPage): string {
  return `- [${escaped(title)}](${markdownUrl})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
}

/** Text that Markdown would read as its own. */
const escaped = (text: string): string => text.replace(/[\\[\]<*_`]/g, '\\$&');

/** How much of a model's memory a text takes, rounded to what an estimate can say. */
function tokens(text: string): string {
  const estimate = text.length / CHARACTERS_PER_TOKEN;
  const rounded = Number(estimate.toPrecision(2));
  return `about ${rounded.toLocaleString('en-US')} tokens`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
