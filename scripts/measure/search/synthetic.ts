import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {escapeHtml} from '../../../plugins/search/client/highlight';
import {usualAnchor} from '../../../plugins/search/format';
import type {PageInfo} from '../../../plugins/lib/page-list';
import type {PageRecord, SectionRecord} from '../../../plugins/search/records/types';

type Random = () => number;

/** A stream of numbers from 0 to 1 that is the same in every run. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A site of the wanted size: the given pages, followed by generated ones that are built like them,
 * with texts that sound like theirs and names of their own. The same input gives the same pages.
 *
 * @param pages real pages; must not be empty
 * @param count pages in the result; fewer than given gives all of the given ones
 */
export function growSite(pages: PageRecord[], count: number, seed = 1): PageRecord[] {
  const random = seededRandom(seed);
  const write = writerFrom(pages, random);
  const grown = Array.from({length: Math.max(0, count - pages.length)}, (_, index) =>
    likePage(pick(pages, random), index, write, random),
  );
  return [...pages, ...grown];
}

/** Writes each page as the HTML that a build would have, and returns their routes. */
export function writeSite(pages: PageRecord[], folder: string): string[] {
  return pages.map((page) => {
    const file = join(folder, page.path.replace(/\/$/, ''), 'index.html');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, htmlOf(page));
    return `/${page.path}`;
  });
}

/** What the site's plugins would tell about the pages. */
export function infosOf(pages: PageRecord[]): PageInfo[] {
  return pages.map(({path, title, description, category, kind, names}) => ({
    permalink: `/${path}`,
    title,
    description,
    category,
    kind,
    names,
    source: null,
    isList: false,
  }));
}

type Writer = {
  sentence: (words: number) => string;
  /** A name that no other page has: `mediaFrameLength`. */
  name: () => string;
  /** A few words that could be a heading. */
  phrase: () => string;
};

const WORD = /[A-Za-z][\w'.-]*/g;
const PLAIN_WORD = /^[a-z]{4,9}$/;

/** Goes on with words that followed the last one somewhere in the pages. */
function writerFrom(pages: PageRecord[], random: Random): Writer {
  const text = pages
    .flatMap(({intro, sections}) => [intro, ...sections])
    .map(({text: words}) => words)
    .join(' ');
  const words = text.match(WORD) ?? ['word'];
  const followers = new Map<string, string[]>();
  words.forEach((word, index) => {
    const next = words[index + 1] ?? 'and';
    followers.set(word, [...(followers.get(word)?.slice(-200) ?? []), next]);
  });
  const plain = [...new Set(words)].filter((word) => PLAIN_WORD.test(word));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    sentence(count) {
      const sentence: string[] = [];
      let word = pick(words, random);
      for (let index = 0; index < count; index++) {
        sentence.push(word);
        word = pick(followers.get(word) ?? words, random);
      }
      return sentence.join(' ');
    },
    name: () =>
      pick(plain, random) +
      capital(pick(plain, random)) +
      (random() < 0.5 ? '' : capital(pick(plain, random))),
    phrase: () => capital(Array.from({length: 4}, () => pick(plain, random)).join(' ')),
  };
}

function likePage(model: PageRecord, index: number, write: Writer, random: Random): PageRecord {
  const name = write.name();
  const isNamed = model.names.length > 0;
  return {
    ...model,
    path: `docs/generated-${index}`,
    title: isNamed ? model.title.replace(/[A-Za-z]\w+/, name) : write.phrase(),
    description: write.sentence(14),
    names: isNamed ? [name] : [],
    intro: likeText(model.intro, write),
    sections: model.sections.map((section) => likeSection(section, write, random)),
  };
}

/** Headings such as "Example" stand on many pages; names of options mostly on one. */
function likeSection(section: SectionRecord, write: Writer, random: Random): SectionRecord {
  const heading = random() < 0.4 ? section.heading : random() < 0.6 ? write.name() : write.phrase();
  return {...section, ...likeText(section, write), heading, anchor: usualAnchor(heading)};
}

function likeText({text, code}: {text: string; code: string}, write: Writer) {
  const words = text.match(WORD)?.length ?? 0;
  return {
    text: words > 0 ? `${write.sentence(words)} ${write.name()}.` : '',
    code: code ? `${write.sentence(code.match(WORD)?.length ?? 0)} ${write.name()}()` : '',
  };
}

function pick<Item>(items: Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function htmlOf({title, description, intro, sections}: PageRecord): string {
  const text = ({text: words, code}: {text: string; code: string}) =>
    `<p>${escapeHtml(words)}</p>${code ? `<pre>${escapeHtml(code)}</pre>` : ''}`;
  const parts = sections.map(
    ({level, heading, anchor, ...rest}) =>
      `<h${level} id="${escapeHtml(anchor)}">${escapeHtml(heading)}</h${level}>${text(rest)}`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${text(intro)}${parts.join('')}</main></body></html>`,
  ].join('');
}
