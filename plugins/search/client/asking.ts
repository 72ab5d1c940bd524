import {bucketOf} from '../format';
import {bucketsOfNames, foreignNames, type ForeignNames} from '../names';
import type {Query, Question} from '../query';
import {isMinorWord} from '../text';
import type {Bucket, Core, HowToMatch} from './engine';
import {nearnessOf, nearPhrases, supportOf, type NearPhrases} from './nearness';
import {bucketsOf, rarity, scoreWord} from './ranking';
import type {WordScores} from './ranking';
import {EXACT_NEARNESS, signalsOf, weighUp} from './signals';
import {WEIGHTS, type Weights} from './weights';

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
/** Pages that hold less of the question than this are not looked at. */
const MIN_RELEVANCE = 0.2;
/** So many pages are weighed, by their scores and by how near one of their phrases is. */
const MAX_WEIGHED_PAGES = 40;
const NEARNESS_SHARE = 0.3;
/** A score has a logarithm. */
const LEAST_SCORE = 1e-3;
/** From this nearness to one of its phrases on, a page answers with its first paragraph. */
const MIN_NEARNESS = 0.7;
/** From this nearness on, a question is the one that a written answer is for. */
const MIN_WRITTEN_NEARNESS = 0.75;

const MAX_PAGES = 5;
/** How far a page may be behind the best, to be shown beside it. */
const MAX_BEHIND_BEST = 4;
const MAX_PARTS_PER_PAGE = 2;
/** A second part of a page is shown when it is nearly as good as the first. */
const MIN_SHARE_OF_FIRST = 0.8;
/** The same for a section after the beginning of the page, which only introduces it. */
const MIN_SHARE_OF_INTRODUCTION = 0.6;
/** Kinds of pages that are not part of the documentation. */
const SILENT_KINDS = new Set(['page', 'list']);

/** A word that the question asks for. */
export type AskedWord = WordScores & {
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

/** What the site has to say to a question. */
export type QuestionRanking = {
  /** Best first. */
  pages: RankedPage[];
  /** Whether they answer it. If not, they are the nearest that there is. */
  isAnswered: boolean;
  /** Number of the written answer to it, if there is one. */
  written: number | null;
};

/** A page with what speaks for it. */
export type Candidate = {page: RankedPage; signals: Weights['questions']};

/** The buckets that a question needs. */
export function bucketsOfQuestion(question: Question): number[] {
  return [...new Set([...bucketsOf(question), ...bucketsOfNames(question.names)])];
}

/** The pages for a question, best first, and whether the best of them hold enough of it. */
export function rankForQuestion(
  query: Question,
  core: Core,
  buckets: Map<number, Bucket>,
  weights: Weights = WEIGHTS,
): QuestionRanking {
  const {candidates, words, written} = candidatesFor(query, core, buckets);
  const ranked = rankCandidates(candidates, weights);
  const best = ranked[0]?.weight ?? 0;
  const pages = ranked
    .filter(({weight}) => weight >= best - MAX_BEHIND_BEST)
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
  const foreign = foreignIn(query, core, buckets);
  const signals = answerSignals(ranked, query, words, foreign);
  const isForeign = Object.values(foreign).some((count) => count > 0);
  // What readers ask in the words of a page is answered by it, unless a name changes what it's about.
  const isAnswered =
    signals !== null &&
    (weighUp(signals, weights.answers) > 0 ||
      signals.nearness >= (isForeign ? EXACT_NEARNESS : MIN_NEARNESS));
  // A page that only holds words written like these isn't near: pasta isn't about pasting.
  const isNear = words.some(({isKnown}) => isKnown);
  return {
    pages: isAnswered || isNear ? pages : [],
    isAnswered,
    written: isAnswered && !isForeign ? written : null,
  };
}

/** The pages that hold some of a question, with what speaks for each. */
export function candidatesFor(
  query: Question,
  core: Core,
  buckets: Map<number, Bucket>,
): {candidates: Candidate[]; words: AskedWord[]; written: number | null} {
  const words = [...query.words.keys()]
    // Phrases hold words, too, that only make a question of the rest.
    .filter((index) => !query.isMinor[index] || !isMinorWord(query.words[index] ?? ''))
    .map((index) => askedWord(index, query, core, buckets));
  const major = words.filter(({isMinor}) => !isMinor);
  const phrases = nearPhrases(words);
  const nearness = nearnessOf(phrases, core.phraseRecords);
  const near = (page: number) => nearness.get(core.pageRecords[page] ?? 0) ?? 0;
  const order = ({page, score}: RankedPage) => score + NEARNESS_SHARE * near(page);
  const context = {
    core,
    intent: query.intent,
    typed: query.words,
    nearness,
    support: supportOf(phrases, core.phraseRecords),
    words: major.map(({scores, title, heading, scoreWeight: weight}) => ({
      scores,
      title,
      heading,
      weight,
    })),
  };
  const candidates = core.pageRecords
    .flatMap((_, page) => rankPage(page, major, near(page), core) ?? [])
    .sort((a, b) => order(b) - order(a) || a.page - b.page)
    .slice(0, MAX_WEIGHED_PAGES)
    .map((page): Candidate => {
      const kind = core.file.kinds[core.file.pages.kind[page.page] ?? 0];
      return {
        page,
        signals: {
          ...signalsOf(page.page, context),
          score: Math.log(page.score + LEAST_SCORE),
          relevance: page.relevance,
          nearness: near(page.page),
          exactness: near(page.page) ** 3,
          isGuide: +(kind === 'guide'),
          isApi: +(kind === 'api'),
        },
      };
    });
  return {candidates, words: major, written: writtenFor(phrases, core)};
}

/** The written answer whose phrase is the nearest, if one is near enough. */
function writtenFor(phrases: NearPhrases, core: Core): number | null {
  const nearness = nearnessOf(phrases, core.phraseAnswers);
  nearness.delete(-1);
  const [best] = [...nearness].sort(([a, near], [b, nearer]) => nearer - near || a - b);
  return best && best[1] >= MIN_WRITTEN_NEARNESS ? best[0] : null;
}

/** A candidate with what all its signals weigh. */
export type Weighed = Candidate & {weight: number};

/** Whether readers ask in these very words for the page. */
const isExact = ({signals}: Candidate): boolean => signals.nearness >= EXACT_NEARNESS;

/** Best first. */
export function rankCandidates(candidates: Candidate[], {questions}: Weights): Weighed[] {
  return candidates
    .map((each) => ({...each, weight: weighUp(each.signals, questions)}))
    .sort((a, b) => +isExact(b) - +isExact(a) || b.weight - a.weight || a.page.page - b.page.page);
}

/**
 * What speaks for it that the best pages answer a question.
 *
 * @returns `null` if there are none
 */
export function answerSignals(
  ranked: Weighed[],
  {names}: Question,
  words: AskedWord[],
  foreign: ForeignNames,
): Weights['answers'] | null {
  const [best] = ranked;
  const all = sum(words.map(({weight}) => weight)) || 1;
  return best
    ? {
        always: 1,
        ...best.signals,
        bestRelevance: Math.max(
          ...ranked.slice(0, MAX_PAGES).map(({signals: {relevance}}) => relevance),
        ),
        nearness: Math.max(...ranked.map(({signals: {nearness}}) => nearness)),
        nearnessOfBest: best.signals.nearness,
        lead: best.weight - (ranked[MAX_PAGES - 1] ?? best).weight,
        ...foreign,
        foreignWords: sum(words.map(({isKnown, weight}) => (isKnown ? 0 : weight))) / all,
        rarity: sum(words.map(({rarity}) => rarity)) / (words.length || 1),
        words: Math.log(1 + words.length),
        names: names.filter(({term}) => !isMinorWord(term)).length,
        askedWords: sum(words.map(({phrases}) => Math.log(1 + phrases.size))) / (words.length || 1),
      }
    : null;
}

/** The names in a question that no page holds. */
export function foreignIn(
  {names}: Question,
  core: Core,
  buckets: Map<number, Bucket>,
): ForeignNames {
  return foreignNames(
    names,
    (term) =>
      core.searchPages(term, WHOLE_TERM).size > 0 ||
      core.searchHeadings(term, WHOLE_TERM).size > 0 ||
      (buckets.get(bucketOf(term))?.search(term, WHOLE_TERM).size ?? 0) > 0,
  );
}

const WHOLE_TERM: HowToMatch = {prefix: false, namePrefix: false, typos: 0, isWholeQuery: true};

function askedWord(
  index: number,
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): AskedWord {
  const word = scoreWord(index, query, core, buckets);
  const isKnown = word.isFound && !word.isGuess;
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

/** @returns `null` when the page holds too little of the question */
function rankPage(page: number, words: AskedWord[], near: number, core: Core): RankedPage | null {
  const {file, records, pageRecords} = core;
  const kind = file.pages.kind[page] ?? 0;
  const first = pageRecords[page] ?? 0;
  const end = pageRecords[page + 1] ?? records.length;
  const matches = words.map((word) => Math.fround(matchIn(word, first, first, end)));
  const relevance = relevanceOf(matches, words);
  if (SILENT_KINDS.has(file.kinds[kind] ?? '') || relevance <= MIN_RELEVANCE) {
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
