import type {Query} from '../query';
import {isMinorWord} from '../text';
import type {Bucket, Core} from './engine';
import {nearnessOf} from './nearness';
import {rarity, scoreWord} from './ranking';
import type {WordScores} from './ranking';

/** A page that answers a question, and the parts of it that do, best first. */
export type RankedPage = {
  page: number;
  score: number;
  /** How much of what the question asks for the page holds, from 0 to 1. */
  relevance: number;
  /**
   * How close the question is to one of the page's phrases, up to 1. The page's first paragraph then
   * answers it. 0 if it isn't close enough.
   */
  nearness: number;
  /** Record numbers: the page itself, or sections of it. */
  records: number[];
};

/** Scores are bent a little, so that no single word decides. */
const HALF_SCORE = 100;
/** Rare words matter more in the score, less than in proportion. */
const RARITY_POWER = 0.6;
/** What the title of its page is worth for a section. */
const FROM_TITLE = 0.6;
/** Share of the whole page in the score; its best part has the rest. */
const PAGE_SHARE = 0.3;
const RELEVANCE_POWER = 0.6;

/** What a match of a word that is only written like one of the question is worth. */
const GUESS_WEIGHT = 0.4;
/** A word that the page lacks counts less if other pages have it: then it is no foreign word. */
const KNOWN_WORD_WEIGHT = 0.8;
/** Pages that hold less of the question than this do not answer it. */
const MIN_RELEVANCE = 0.72;
/** The same for pages that the question calls by their name. */
const MIN_RELEVANCE_IF_NAMED = 0.5;
/** From this nearness to one of its phrases on, a page answers with its first paragraph. */
const MIN_NEARNESS = 0.7;
/** Score of a title from which it is a name, and not a mention. */
const NAME_SCORE = 20;

const MAX_PAGES = 5;
/** Pages are left out whose score is less than this share of the best. */
const MIN_SHARE_OF_BEST = 0.45;
const MAX_PARTS_PER_PAGE = 2;
/** A second part of a page is shown when it is nearly as good as the first. */
const MIN_SHARE_OF_FIRST = 0.8;
/** The same for a section after the beginning of the page, which only introduces it. */
const MIN_SHARE_OF_INTRODUCTION = 0.6;
/** Kinds of pages that are not part of the documentation. */
const SILENT_KINDS = new Set(['page', 'list']);

/** A word that the question asks for. */
type AskedWord = WordScores & {
  /** Whether it only makes a question of the rest. */
  isMinor: boolean;
  rarity: number;
  /** Whether pages hold it as it was asked for. */
  isKnown: boolean;
  /** What a match of it is worth, 1 being the usual. */
  trust: number;
  /** How much of the question it is. */
  weight: number;
  /** How much it decides in the scores. */
  scoreWeight: number;
};

/**
 * The pages that answer a question, best first. None, if no page holds enough of what it asks for:
 * then the documentation does not answer it.
 */
export function rankForQuestion(
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): RankedPage[] {
  const words = [...query.words.keys()]
    // Phrases hold words, too, that only make a question of the rest.
    .filter((index) => !query.isMinor[index] || !isMinorWord(query.words[index] ?? ''))
    .map((index) => askedWord(index, query, core, buckets));
  const major = words.filter(({isMinor}) => !isMinor);
  const nearness = nearnessOf(words, core.phraseRecords);
  const ranked = core.pageRecords
    .flatMap((record, page) => rankPage(page, major, nearness.get(record) ?? 0, core) ?? [])
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const least = MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked
    .filter((page) => page.score >= least || page.nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MAX_PAGES);
}

function askedWord(
  index: number,
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): AskedWord {
  const word = scoreWord(index, query, core, buckets);
  const isKnown = word.terms.size > 0 && !word.isGuess;
  const trust = word.isGuess ? GUESS_WEIGHT : 1;
  const rare = rarity(word, core);
  const weight = isKnown ? rare : 1;
  return {
    ...word,
    isMinor: query.isMinor[index] ?? false,
    rarity: rare,
    isKnown,
    trust,
    weight,
    scoreWeight: weight ** RARITY_POWER,
  };
}

/** @returns `null` when the page does not answer the question */
function rankPage(page: number, words: AskedWord[], near: number, core: Core): RankedPage | null {
  const {file, records, pageRecords} = core;
  const kind = file.pages.kind[page] ?? 0;
  const first = pageRecords[page] ?? 0;
  const end = pageRecords[page + 1] ?? records.length;
  const matches = words.map((word) => Math.fround(matchIn(word, first, first, end)));
  const relevance = relevanceOf(matches, words);
  const isNamed = words.some(({isKnown, title}) => isKnown && (title[first] ?? 0) > NAME_SCORE);
  const isSilent = SILENT_KINDS.has(file.kinds[kind] ?? '');
  if (isSilent || relevance < (isNamed ? MIN_RELEVANCE_IF_NAMED : MIN_RELEVANCE)) {
    return null;
  }
  const ids = Array.from({length: end - first}, (_, index) => first + index);
  const whole = sum(words.map(({scoreWeight}, index) => scoreWeight * (matches[index] ?? 0)));
  const scores = ids.map((id) =>
    total(words, (word) => word.scoreWeight * matchIn(word, first, id, id + 1)),
  );
  const mixed =
    (PAGE_SHARE * whole + (1 - PAGE_SHARE) * Math.max(...scores)) /
    sum(words.map(({scoreWeight}) => scoreWeight));
  const isAsked = near >= MIN_NEARNESS;
  const parts = bestParts(ids, first, words);
  return {
    page,
    score: mixed * relevance ** RELEVANCE_POWER * (file.kindBoosts[kind] ?? 1),
    relevance,
    nearness: isAsked ? near : 0,
    records: isAsked ? withBeginning(parts, first) : parts,
  };
}

function withBeginning(parts: number[], first: number): number[] {
  return [first, ...parts.filter((id) => id !== first)].slice(0, MAX_PARTS_PER_PAGE);
}

/** How much of the question a page holds, from 0 to 1, by the best match of each word. */
function relevanceOf(matches: number[], words: AskedWord[]): number {
  const held = words.map(({weight, trust}, index) => (matches[index] ? weight * trust : 0));
  const missing = words.map(({weight, trust, isKnown}, index) =>
    matches[index] ? weight * (1 - trust) : weight * (isKnown ? KNOWN_WORD_WEIGHT : 1),
  );
  return sum(held) / (sum(held) + sum(missing) || 1);
}

/** Records of a page that answer the question, best first. */
function bestParts(ids: number[], first: number, words: AskedWord[]): number[] {
  const parts = ids
    .map((id) => ({id, score: partScoreOf(id, first, words)}))
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const isIntroduction = parts[0]?.id === first;
  const least =
    (parts[0]?.score ?? 0) * (isIntroduction ? MIN_SHARE_OF_INTRODUCTION : MIN_SHARE_OF_FIRST);
  return parts
    .filter(({score}) => score >= least)
    .slice(0, MAX_PARTS_PER_PAGE)
    .map(({id}) => id);
}

/** How well a word matches where it does best: in the title of a page, or from a record to another. */
function matchIn(
  {scores, title, trust}: AskedWord,
  page: number,
  from: number,
  to: number,
): number {
  let best = FROM_TITLE * (title[page] ?? 0);
  for (let id = from; id < to; id++) {
    best = Math.max(best, scores[id] ?? 0);
  }
  return bend(best) * trust;
}

/** The title of a page speaks for it, but not for its first lines. */
function partScoreOf(id: number, page: number, words: AskedWord[]): number {
  return total(words, ({scores, title, scoreWeight, trust}) => {
    const ofTitle = title[page] ?? 0;
    const own = (scores[id] ?? 0) - (id === page ? ofTitle : 0);
    return scoreWeight * bend(Math.max(own, FROM_TITLE * ofTitle)) * trust;
  });
}

/** A sum with the precision of the scores of words. */
function total(words: AskedWord[], scoreOf: (word: AskedWord) => number): number {
  return words.reduce((sum, word) => Math.fround(sum + scoreOf(word)), 0);
}

function bend(score: number): number {
  return score / (score + HALF_SCORE);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
