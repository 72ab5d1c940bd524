import {MAX_POPULARITY} from '../format';
import type {Intent} from '../intent';
import {isMinorWord, stripEnding, termOfName, wordsOfQuery} from '../text';
import type {Core} from './engine';
import type {ClientRecord} from './records';

/** A word of a query, and where it was found. */
export type SignalWord = {
  scores: Float32Array;
  title: Float32Array;
  heading: Float32Array;
  /** How much of the query it is. */
  weight: number;
};

/** What is looked for, the same for all pages. */
export type SignalContext = {
  core: Core;
  intent: Intent;
  /** Words that say something. */
  words: SignalWord[];
  /** All words of the query, in their order. */
  typed: string[];
  /** How near the query is to a phrase of each page, and to a few of them, by the page's record. */
  nearness: ReadonlyMap<number, number>;
  support: ReadonlyMap<number, number>;
};

/** What speaks for a page besides its score, each from 0 to about 1. */
export type Signals = {
  /** By the links to it. */
  popularity: number;
  /** How much of the query is in the page's title and names. */
  inTitle: number;
  /** The same, if the title has little else. */
  titleFit: number;
  /** The title has the words of the query and no others. */
  isTitle: number;
  /** How much of the page's name is typed, if it begins with the query: `interpol` is nearer to the shorter one. */
  typedName: number;
  /** How much of the query the best heading holds, the best section, and the page's beginning. */
  inHeading: number;
  inSection: number;
  inIntro: number;
  /** Words that stand side by side in the query, and in the title or a heading too. */
  adjacent: number;
  /** In how many of the page's sections the words are: of all of them, and counted. */
  focus: number;
  mentions: number;
  /** How long the page is, and how deep its address. */
  length: number;
  depth: number;
  /** How close the query is to the page's nearest three phrases together. */
  support: number;
  isPackage: number;
  isTroubleshooting: number;
  isTerm: number;
  isCauseOfError: number;
  isMeaningOfTerm: number;
};

/** What a heading below the title counts for words that stand side by side. */
const HEADING_SHARE = 0.7;
/** From this nearness on, a query has the words of a phrase, in any order and form. */
export const EXACT_NEARNESS = 0.95;
const MANY_SECTIONS = 20;
const DEEP = 4;

/** What speaks for a page. */
export function signalsOf(page: number, context: SignalContext): Signals {
  const {core, intent, words, typed} = context;
  const {file, records, pageRecords} = core;
  const first = pageRecords[page] ?? 0;
  const end = pageRecords[page + 1] ?? records.length;
  const count = end - first;
  const total = words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const share = (of: (word: SignalWord, index: number) => number) =>
    words.reduce((sum, word, index) => sum + word.weight * of(word, index), 0) / total;
  const {inHeading, inSection, sections} = holdingsOf(words, first, end);
  // Readers' own words for a page count like its title.
  const isAsked = (context.nearness.get(first) ?? 0) >= EXACT_NEARNESS;
  const inTitle = isAsked ? 1 : share(({title}) => +((title[first] ?? 0) > 0));
  const pairs = neighborsIn(typed);
  const fit = fitOf(file.pages.title[page] ?? '', typed);
  const kind = file.kinds[file.pages.kind[page] ?? 0] ?? '';
  return {
    popularity: (file.pages.popularity[page] ?? 0) / MAX_POPULARITY,
    inTitle,
    titleFit: isAsked ? 1 : inTitle * fit.ofTitle,
    isTitle: +(fit.ofTitle === 1 && fit.ofQuery === 1),
    typedName: typedShareOf(file.pages.title[page] ?? '', typed),
    inHeading: inHeading / total,
    inSection: isAsked ? 1 : inSection / total,
    inIntro: isAsked ? 1 : share(({scores}) => +((scores[first] ?? 0) > 0)),
    adjacent: isAsked ? 1 : adjacencyIn(records, first, end, pairs),
    focus: share((_, index) => (sections[index] ?? 0) / count),
    mentions:
      share((_, index) => Math.log(1 + (sections[index] ?? 0))) / Math.log(1 + MANY_SECTIONS),
    length: Math.log(count) / Math.log(MANY_SECTIONS),
    depth: (file.pages.path[page] ?? '').split('/').filter(Boolean).length / DEEP,
    support: context.support.get(first) ?? 0,
    isPackage: +(kind === 'package' && intent !== 'symbol'),
    isTroubleshooting: +(kind === 'troubleshooting'),
    isTerm: +(kind === 'term'),
    isCauseOfError: +(kind === 'troubleshooting' && intent === 'error'),
    isMeaningOfTerm: +(kind === 'term' && intent === 'definition'),
  };
}

/**
 * How much of the query the best heading and the best section of a page hold, by weight, and in how many
 * sections each word stands.
 */
function holdingsOf(
  words: SignalWord[],
  first: number,
  end: number,
): {inHeading: number; inSection: number; sections: number[]} {
  const sections = words.map(() => 0);
  let inHeading = 0;
  let inSection = 0;
  for (let id = first; id < end; id++) {
    let ofHeading = 0;
    let ofSection = 0;
    words.forEach(({heading, scores, weight}, index) => {
      if ((heading[id] ?? 0) > 0) {
        ofHeading += weight;
      }
      if ((scores[id] ?? 0) > 0) {
        ofSection += weight;
        sections[index] = (sections[index] ?? 0) + 1;
      }
    });
    inHeading = id === first ? 0 : Math.max(inHeading, ofHeading);
    inSection = Math.max(inSection, ofSection);
  }
  return {inHeading, inSection, sections};
}

/** How much of the neighbors in a query the title or a heading of a page has side by side. */
function adjacencyIn(
  records: ClientRecord[],
  first: number,
  end: number,
  pairs: [string, string][],
): number {
  let most = 0;
  for (let id = first; id < end && most < 1; id++) {
    const share = id === first ? 1 : HEADING_SHARE;
    most = Math.max(most, adjacencyOf(records[id]?.heading ?? '', pairs) * share);
  }
  return most;
}

/** How much signals weigh together. */
export function weighUp<Name extends string>(
  signals: Record<Name, number>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0;
  for (const name in weights) {
    sum += signals[name] * weights[name];
  }
  return sum;
}

const remembered = new Map<string, string[]>();

/** Headings repeat, and are asked about with each key. */
function rootsOf(text: string): string[] {
  const known = remembered.get(text) ?? wordsOfQuery(text).map(stripEnding);
  remembered.set(text, known);
  return known;
}

function fitOf(title: string, typed: string[]): {ofTitle: number; ofQuery: number} {
  const major = (words: string[]) => new Set(words.filter((word) => !isMinorWord(word)));
  const titleWords = major(rootsOf(title));
  const queryWords = major(typed.map(stripEnding));
  const common = [...titleWords].filter((word) => queryWords.has(word)).length;
  return {ofTitle: common / (titleWords.size || 1), ofQuery: common / (queryWords.size || 1)};
}

function typedShareOf(title: string, typed: string[]): number {
  const name = termOfName(title);
  const query = typed.join('');
  return query && name.startsWith(query) ? query.length / name.length : 0;
}

/** Roots of words that stand side by side. */
function neighborsIn(words: string[]): [string, string][] {
  const all = words.map(stripEnding);
  return all.slice(1).map((word, index) => [all[index] ?? '', word]);
}

/** The share of these neighbors that are neighbors in a heading too. */
function adjacencyOf(heading: string, pairs: [string, string][]): number {
  if (pairs.length === 0) {
    return 0;
  }
  const words = rootsOf(heading);
  let count = 0;
  for (const [a, b] of pairs) {
    const at = words.indexOf(a);
    count += +(at >= 0 && words.some((word, index) => word === a && words[index + 1] === b));
  }
  return count / pairs.length;
}
