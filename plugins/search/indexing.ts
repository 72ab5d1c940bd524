import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import type {WrittenAnswer} from './answers';
import {
  CORE_FILE,
  SYMBOLS_FILE,
  answerFile,
  bucketFile,
  pageFile,
  passagesFile,
} from './file-names';
import {
  BUCKET_COUNT,
  FORMAT_VERSION,
  MAX_PHRASE_WEIGHT,
  TEXT_FIELDS,
  bucketOf,
  decodeLength,
  encodeLength,
  usualAnchor,
  usualName,
} from './format';
import type {
  AnswerFile,
  BucketFile,
  CoreFile,
  PageFile,
  PassagesFile,
  PhrasePostings,
  Postings,
  SymbolsFile,
} from './format';
import {weightOfPhrase, wordsOfPhrase} from './phrases';
import {plainPassage} from './records/passages';
import {popularityOf} from './popularity';
import type {PageRecord} from './records/types';
import {termsOfCode, termsOfProse} from './text';

/** File names below the index folder, with gzipped JSON. */
export type IndexFiles = Map<string, Uint8Array>;

type TextDocument = {id: number; summary?: string; text?: string; code?: string};

/**
 * Builds the search index: titles and headings in one file, the words of all texts in buckets, the
 * texts themselves in two files per page, as hits and as answers show them, what hits say of exports in
 * one, and each written answer in a file of its own. The same pages give the same bytes.
 */
export function buildIndex(
  pages: PageRecord[],
  kindBoosts: Record<string, number> = {},
  answers: WrittenAnswer[] = [],
  symbols: Pick<SymbolsFile, 'pages' | 'types'> = {pages: {}, types: {}},
): IndexFiles {
  const phrases = [...pages.map(({asked = []}) => asked), ...answers.map(phrasesOfAnswer)];
  const {buckets, lengths, averageLengths} = indexTexts(pages, phrases.flat());
  const core = {
    ...coreOf(pages, kindBoosts),
    answers: {
      asked: answers.map((answer) => phrasesOfAnswer(answer).length),
      page: answers.map(({sources: [first = '']}) => pageOfSource(first, pages)),
    },
    lengths,
    averageLengths,
  };
  const written = answers.map((answer) => answerOf(answer, pages));
  const texts = pages.map(textsOf);
  const passages = pages.map(passagesOf);
  const build = createHash('sha256')
    .update(JSON.stringify([FORMAT_VERSION, core, buckets, texts, passages, written, symbols]))
    .digest('hex')
    .slice(0, 12);
  const stamp = {version: FORMAT_VERSION, build};
  return new Map<string, Uint8Array>([
    [CORE_FILE, pack({...stamp, ...core} satisfies CoreFile)],
    [SYMBOLS_FILE, pack({...stamp, ...symbols} satisfies SymbolsFile)],
    ...buckets.map((terms, bucket): [string, Uint8Array] => [
      bucketFile(bucket),
      pack({...stamp, terms} satisfies BucketFile),
    ]),
    ...texts.map((text, page): [string, Uint8Array] => [
      pageFile(page),
      pack({...stamp, texts: text} satisfies PageFile),
    ]),
    ...passages.map((ofPage, page): [string, Uint8Array] => [
      passagesFile(page),
      pack({...stamp, passages: ofPage} satisfies PassagesFile),
    ]),
    ...written.map((answer, number): [string, Uint8Array] => [
      answerFile(number),
      pack({...stamp, ...answer} satisfies AnswerFile),
    ]),
  ]);
}

function pack(content: unknown): Uint8Array {
  return gzipSync(JSON.stringify(content), {level: 9});
}

function coreOf(
  pages: PageRecord[],
  kindBoosts: Record<string, number>,
): Omit<CoreFile, 'version' | 'build' | 'answers' | 'lengths' | 'averageLengths'> {
  const categories = [...new Set(pages.map(({category}) => category))];
  const kinds = [...new Set(pages.map(({kind}) => kind))];
  const sections = pages.flatMap((page) => page.sections);
  return {
    categories,
    kinds,
    kindBoosts: kinds.map((kind) => kindBoosts[kind] ?? 1),
    pages: {
      path: pages.map(({path}) => path),
      title: pages.map(({title}) => title),
      names: pages.map(({title, names}) =>
        names.length === 1 && names[0] === usualName(title) ? 0 : names.join('\n'),
      ),
      category: pages.map(({category}) => categories.indexOf(category)),
      kind: pages.map(({kind}) => kinds.indexOf(kind)),
      sections: pages.map((page) => page.sections.length),
      asked: pages.map(({asked = []}) => asked.length),
      popularity: popularities(pages),
    },
    sections: {
      level: sections.map(({level}) => level).join(''),
      heading: sections.map(({heading}) => heading),
      anchor: sections.map(({heading, anchor}) => (anchor === usualAnchor(heading) ? 0 : anchor)),
    },
  };
}

/** How popular each page is, by the links between them. */
function popularities(pages: PageRecord[]): number[] {
  const paths = new Set(pages.map(({path}) => normal(path)));
  const links = new Map(
    pages.map(({path, links: targets = []}) => [
      normal(path),
      targets.map(normal).filter((target) => paths.has(target)),
    ]),
  );
  const popularity = popularityOf(links);
  return pages.map(({path}) => popularity.get(normal(path)) ?? 0);
}

const phrasesOfAnswer = ({question, also}: WrittenAnswer): string[] => [question, ...also];

/** @throws when no page of the site is at the address: an answer without its source isn't one */
function pageOfSource(source: string, pages: PageRecord[]): number {
  const path = normal(source.replace(/#.*$/, ''));
  const page = pages.findIndex((each) => normal(each.path) === path);
  if (page === -1) {
    throw new Error(
      `A written answer names ${source} as its source, and search has no such page. Correct the sources in src/data/answers.`,
    );
  }
  return page;
}

function answerOf(
  {question, markdown, sources, checked}: WrittenAnswer,
  pages: PageRecord[],
): Omit<AnswerFile, 'version' | 'build'> {
  return {
    question,
    markdown,
    checked,
    sources: sources.map((source) => {
      const page = pages[pageOfSource(source, pages)];
      const anchor = source.split('#')[1] ?? '';
      const section = page?.sections.find((each) => each.anchor === anchor);
      return {
        title: page?.title ?? '',
        heading: section?.heading ?? '',
        path: source.replace(/^\//, ''),
      };
    }),
  };
}

const normal = (path: string): string => path.replace(/^\/|\/$/g, '');

/** What is shown of a page: the description, then the text of each section. */
function textsOf({description, intro, sections}: PageRecord): string[] {
  return [description || intro.text, ...sections.map(({text, code}) => text || code)];
}

/** What is quoted of a page in an answer. */
function passagesOf({passages, intro, sections}: PageRecord): string[] {
  return passages ?? [intro, ...sections].map(plainPassage);
}

function documentsOf(pages: PageRecord[]): TextDocument[] {
  return pages
    .flatMap(({description, intro, sections}): Omit<TextDocument, 'id'>[] => [
      {summary: description, text: intro.text, code: intro.code},
      ...sections.map(({text, code}) => ({text, code})),
    ])
    .map((document, id) => ({id, ...document}));
}

function indexTexts(
  pages: PageRecord[],
  phrases: string[],
): {
  buckets: BucketFile['terms'][];
  lengths: string[];
  averageLengths: number[];
} {
  const miniSearch = new MiniSearch<TextDocument>({
    fields: [...TEXT_FIELDS],
    tokenize: (text, field) => (field === 'code' ? termsOfCode(text) : termsOfProse(text)),
    processTerm: (term) => term,
  });
  const documents = documentsOf(pages);
  miniSearch.addAll(documents);
  const {index, fieldLength} = miniSearch.toJSON();
  const buckets = Array.from({length: BUCKET_COUNT}, (): BucketFile['terms'] => []);
  const fieldsOf = new Map(index);
  const phrasesOf = phrasesOfTerms(phrases);
  for (const term of [...new Set([...fieldsOf.keys(), ...phrasesOf.keys()])].sort()) {
    const fields = fieldsOf.get(term);
    const phrases = phrasesOf.get(term);
    buckets[bucketOf(term)]?.push([
      term,
      ...TEXT_FIELDS.map((_, field) => encodePostings(fields?.[String(field)])),
      ...(phrases ? [encodePhrases(phrases)] : []),
    ]);
  }
  const lengths = TEXT_FIELDS.map((name, field) =>
    documents
      .filter(({summary}) => name !== 'summary' || summary !== undefined)
      .map(({id}) => encodeLength(fieldLength[id]?.[field] ?? 0))
      .join(''),
  );
  return {buckets, lengths, averageLengths: lengths.map(averageOfPresent)};
}

type NumberedPhrase = {number: number; weight: number};

/** The phrases that hold each term, in their order. */
function phrasesOfTerms(phrases: string[]): Map<string, NumberedPhrase[]> {
  const found = new Map<string, NumberedPhrase[]>();
  phrases.forEach((phrase, number) => {
    for (const word of wordsOfPhrase(phrase)) {
      const ofWord = found.get(word) ?? [];
      ofWord.push({number, weight: weightOfPhrase(phrase)});
      found.set(word, ofWord);
    }
  });
  return found;
}

function encodePhrases(phrases: NumberedPhrase[]): PhrasePostings {
  return phrases.map(({number, weight}, index) => {
    const delta = number - (phrases[index - 1]?.number ?? 0);
    return delta * MAX_PHRASE_WEIGHT + Math.min(weight, MAX_PHRASE_WEIGHT) - 1;
  });
}

function averageOfPresent(lengths: string): number {
  const present = [...lengths].map(decodeLength).filter((length) => length > 0);
  return present.length === 0
    ? 1
    : Math.round(present.reduce((sum, length) => sum + length, 0) / present.length);
}

function encodePostings(counts: Record<string, number> | undefined): Postings | 0 {
  if (!counts) {
    return 0;
  }
  let last = 0;
  return Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b)
    .map((record) => {
      const delta = record - last;
      last = record;
      return delta * 4 + Math.min(counts[String(record)] ?? 1, 4) - 1;
    });
}
