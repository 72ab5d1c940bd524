import {bucketOf, MAX_POPULARITY} from '../format';
import type {Intent} from '../intent';
import {keyOfPhrase} from '../phrases';
import type {Alternative, Query} from '../query';
import {isMinorWord} from '../text';
import type {Bucket, Core, HowToMatch, Match, PhraseMatches, TermMatches} from './engine';
import {nearnessOf, nearPhrases, supportOf} from './nearness';
import {signalsOf, weighUp, type SignalContext, type Signals} from './signals';
import {WEIGHTS, type Weights} from './weights';

export type RankedRecord = {
  record: number;
  score: number;
  /** Words of the index that match in the record or its page's title: for highlighting. */
  terms: Set<string>;
  /** Whether the record's own title or heading holds a word of the query. */
  isNamed: boolean;
};

/**
 * What a query found, best first. A record is described when it is shown: a frequent word is in
 * thousands of them.
 */
export type Ranking = {total: number; slice: (from: number, to: number) => RankedRecord[]};

/** How much a record must hold of the query, compared with the record that holds most of it. */
const MIN_COVERAGE = 0.5;

const MAX_SECTIONS_PER_PAGE = 3;
/** Signals decide between so many pages. They would not bring another one to the top. */
const MAX_WEIGHED_PAGES = 30;
const NO_TITLE = {isTitle: 0, typedName: 0, titleFit: 0};
const MIN_FUZZY_LENGTH = 4;
const TWO_TYPOS_LENGTH = 8;
const NOTHING: TermMatches = new Map();
const NO_PHRASES: PhraseMatches = new Map();

/** The buckets that a query needs. */
export function bucketsOf(query: Query): number[] {
  const terms = query.alternatives
    .filter(({kind}) => kind !== 'joined')
    .flatMap(({terms}) => terms)
    .filter((term) => !isMinorWord(term));
  return [...new Set(terms.map(bucketOf))].sort((a, b) => a - b);
}

export type WordScores = {
  word: string;
  scores: Float32Array;
  /** Score from the title and the names of the page alone. */
  title: Float32Array;
  /** Score from the heading alone. */
  heading: Float32Array;
  /** Words of the index that match, by record. */
  terms: (string[] | undefined)[];
  /** Whether any record holds the word. */
  isFound: boolean;
  /** What matches in readers' phrases, by the phrases' numbers. */
  phrases: PhraseMatches;
  /** Whether the word is in no text, and what matches is only written like it. */
  isGuess: boolean;
};

/** A word of the query, with its share of the query, and what its scores are worth. */
type WeighedWord = WordScores & {share: number; rarity: number; weight: number};

type Scored = {record: number; score: number};

/** The records that answer a query, in the order of the site, and the score of each. */
type Found = {records: number[]; scores: Float64Array};

/**
 * The records that answer a query, best first.
 *
 * A page gathers what its sections hold, and a section inherits its page's title; so a query
 * whose words are spread over a page still finds it.
 */
export function rank(query: Query, core: Core, buckets: Map<number, Bucket>): Ranking {
  return rankWords(query, scoreWords(query, core, buckets), core);
}

const REMEMBERED_WORDS = 24;

/**
 * What each word of a query finds, whatever the weights. A key changes the last word: what the others
 * find is remembered.
 */
export function scoreWords(query: Query, core: Core, buckets: Map<number, Bucket>): WordScores[] {
  // Most words that stand side by side are no name, and then don't depend on each other.
  const alternatives = query.alternatives.filter(
    (alternative) => alternative.kind !== 'joined' || isInNames(alternative, query, core),
  );
  const read = {...query, alternatives};
  const {scoredWords} = core;
  return query.words.map((_, index) => {
    const key = keyOfWord(index, read, buckets);
    const scores = scoredWords.get(key) ?? scoreWord(index, read, core, buckets);
    if (scoredWords.size >= REMEMBERED_WORDS) {
      scoredWords.clear();
    }
    scoredWords.set(key, scores);
    return scores;
  });
}

const isInNames = (alternative: Alternative, query: Query, core: Core): boolean =>
  inNames(alternative, query, core).some((matches) => matches.size > 0);

/** All that the scores of a word depend on. Words whose bucket is on its way find less. */
const keyOfWord = (word: number, query: Query, buckets: Map<number, Bucket>): string =>
  JSON.stringify([
    query.words[word],
    coversAll({from: word, to: word}, query),
    alternativesOf(word, query).map((alternative) => {
      const {from: _from, to: _to, ...how} = alternative;
      return [
        how,
        coversAll(alternative, query),
        how.terms.map((term) => buckets.has(bucketOf(term))),
      ];
    }),
    buckets.has(bucketOf(query.words[word] ?? '')),
  ]);

const alternativesOf = (word: number, {alternatives}: Query): Alternative[] =>
  alternatives.filter(({from, to}) => from <= word && word <= to);

/** The same as `rank`, of words that are scored already. */
export function rankWords(
  query: Query,
  scored: WordScores[],
  core: Core,
  weights: Weights = WEIGHTS,
): Ranking {
  const {words, near, found} = findRecords(query, scored, core, weights);
  const {best, others} = weighPages(found, signalsFor(query, words, near, core), core, weights);
  const first = withFewSections(best, core);
  // Few readers leaf so far: these records are put in order for them alone.
  let rest: Scored[] | undefined;
  const inOrder = (to: number): Scored[] => {
    if (to <= first.length) {
      return first;
    }
    rest ??= withFewSections(others.map(scoredIn(found)).sort(byScore), core);
    return [...first, ...rest];
  };
  // Of the words, only what describes a hit: rankings are remembered.
  const names = words.map(({terms, title, heading}) => ({terms, title, heading}));
  return {
    total: first.length + countWithFewSections(others, core),
    slice: (from, to) =>
      inOrder(to)
        .slice(from, to)
        .map((result) => describe(result, names, core)),
  };
}

/** The best pages of a query with what speaks for each, for those who choose the weights. */
export function weighedPages(
  query: Query,
  scored: WordScores[],
  core: Core,
  weights: Weights = WEIGHTS,
): {page: number; signals: Weights['signals']}[] {
  const {words, near, found} = findRecords(query, scored, core, weights);
  return bestPages(found, signalsFor(query, words, near, core), core);
}

/** Records by their scores alone. */
function findRecords(
  query: Query,
  scored: WordScores[],
  core: Core,
  weights: Weights,
): {words: WeighedWord[]; near: NearPages; found: Found} {
  const words = weigh(query, scored, core, weights);
  const phrases = nearPhrases(words);
  const nearness = nearnessOf(phrases, core.phraseRecords);
  // An exact title counts like an exact phrase. It wins, because the title's own score is added.
  for (const record of pagesOfTitle(query.words.join(' '), words, core)) {
    nearness.set(record, 1);
  }
  return {
    words,
    near: {nearness, support: supportOf(phrases, core.phraseRecords)},
    found: scoredRecords(words, nearness, core, {weights, intent: query.intent}),
  };
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score || a.record - b.record;

type SignalsOf = (page: number) => Signals;
type NearPages = Pick<SignalContext, 'nearness' | 'support'>;

function signalsFor(query: Query, words: WeighedWord[], near: NearPages, core: Core): SignalsOf {
  const context = {
    core,
    intent: query.intent,
    typed: query.words,
    ...near,
    words: words
      .filter((_, index) => !query.isMinor[index])
      .map(({scores, title, heading, rarity: weight}) => ({scores, title, heading, weight})),
  };
  return (page) => signalsOf(page, context);
}

/** What speaks for each of the best pages, by the best record of each. */
function bestPages(
  found: Found,
  signals: SignalsOf,
  core: Core,
): {page: number; signals: Weights['signals']}[] {
  const pages = bestOfPages(found, core).sort(byScore).slice(0, MAX_WEIGHED_PAGES);
  const top = pages[0]?.score ?? 1;
  return pages.map(({record, score}) => {
    const page = core.pageOf[record] ?? 0;
    return {page, signals: {...signals(page), score: Math.log(score / top)}};
  });
}

/** The best record of each page, in the order of the site. */
function bestOfPages({records, scores}: Found, {pageOf}: Core): Scored[] {
  const best: Scored[] = [];
  let page = -1;
  // Page by page, as the records of a page stand side by side.
  for (const record of records) {
    const score = scores[record] ?? 0;
    const last = best.at(-1);
    if (!last || page !== pageOf[record]) {
      best.push({record, score});
    } else if (score > last.score) {
      best[best.length - 1] = {record, score};
    }
    page = pageOf[record] ?? 0;
  }
  return best;
}

/** Lets signals decide between the best pages. All others stay below, by their scores. */
function weighPages(
  found: Found,
  signals: SignalsOf,
  core: Core,
  {signals: weights}: Weights,
): {best: Scored[]; others: number[]} {
  const bonus = new Map(
    bestPages(found, signals, core).map(({page, signals: of}) => [
      page,
      {
        ofPage: weighUp({...of, score: 0}, weights),
        // A title that is the query leads to the page, and not into it.
        ofSections: weighUp({...of, score: 0, ...NO_TITLE}, weights),
      },
    ]),
  );
  const best: Scored[] = [];
  const others: number[] = [];
  for (const record of found.records) {
    const of = bonus.get(core.pageOf[record] ?? 0);
    if (of) {
      const more = core.records[record]?.level === 1 ? of.ofPage : of.ofSections;
      const score = weights.score * Math.log(found.scores[record] ?? 0) + more;
      best.push({record, score});
    } else {
      others.push(record);
    }
  }
  return {best: best.sort(byScore), others};
}

const scoredIn =
  ({scores}: Found) =>
  (record: number): Scored => ({record, score: scores[record] ?? 0});

function weigh(
  query: Query,
  scored: WordScores[],
  core: Core,
  {minorWeight, rarityPower}: Weights,
): WeighedWord[] {
  const shares = query.isMinor.map((isMinor) => (isMinor ? minorWeight : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return scored.map((word, index) => {
    const share = shares[index] ?? 1;
    const rare = rarity(word, core, rarityPower);
    return {...word, share: share / total, rarity: rare, weight: share * rare};
  });
}

/** The records of pages whose title has the words of a query and no others. */
function pagesOfTitle(query: string, words: WeighedWord[], core: Core): number[] {
  const key = keyOfPhrase(query);
  const major = words.filter(({word}) => !isMinorWord(word));
  if (major.length === 0) {
    return [];
  }
  return core.pageRecords.filter(
    (record) =>
      major.every(({title}) => (title[record] ?? 0) > 0) &&
      keyOfPhrase(core.records[record]?.heading ?? '') === key,
  );
}

/** The records that hold enough of the query. A section has to hold a word of it by itself. */
function scoredRecords(
  words: WeighedWord[],
  nearness: Map<number, number>,
  core: Core,
  {weights, intent}: {weights: Weights; intent: Intent},
): Found {
  const {scores, coverage} = gather(words, core, weights);
  const {records, pageRecords, pageOf} = core;
  // A phrase belongs to one page, so it's as rare as a title.
  const asked = weights.askedBoost * Math.log(1 + pageRecords.length / 1.5);
  const ofAskedPage = asked * words.reduce((sum, {weight}) => sum + weight, 0);
  for (const [record, near] of nearness) {
    scores[record] = (scores[record] ?? 0) + ofAskedPage * near ** weights.nearnessPower;
  }
  const least = MIN_COVERAGE * mostOf(coverage);
  const boosts = boostsOf(core, weights, intent);
  const found: Found = {records: [], scores: new Float64Array(records.length)};
  const worthOf = powers(weights.coveragePower);
  for (let record = 0; record < records.length; record++) {
    const covered = coverage[record] ?? 0;
    if (covered === 0 || covered < least) {
      continue;
    }
    const page = pageOf[record] ?? 0;
    if (record === pageRecords[page] || words.some(({scores: own}) => (own[record] ?? 0) > 0)) {
      const boost = boosts[page] ?? 1;
      found.scores[record] = (scores[record] ?? 0) * worthOf(covered) * boost;
      found.records.push(record);
    }
  }
  return found;
}

function mostOf(values: Float32Array): number {
  let most = 0;
  for (let index = 0; index < values.length; index++) {
    most = Math.max(most, values[index] ?? 0);
  }
  return most;
}

/** Numbers raised to a power. The last one is remembered: most records hold as much as the one before. */
function powers(power: number): (base: number) => number {
  let last = 1;
  let result = 1;
  return (base) => {
    if (base !== last) {
      last = base;
      result = base ** power;
    }
    return result;
  };
}

/** What a hit of each page is worth: by its kind, by what the query is after, by the links to it. */
function boostsOf({file}: Core, {popularity, kinds}: Weights, intent: Intent): number[] {
  const ofKinds = file.kinds.map(
    (kind, index) => (file.kindBoosts[index] ?? 1) * (kinds[intent][kind] ?? 1),
  );
  return file.pages.kind.map((kind, page) => {
    const share = (file.pages.popularity[page] ?? 0) / MAX_POPULARITY;
    return (ofKinds[kind] ?? 1) * (1 + popularity * share);
  });
}

/** The score of each record, and how much of the query it holds, from 0 to 1. */
function gather(
  words: WeighedWord[],
  core: Core,
  weights: Weights,
): {scores: Float32Array; coverage: Float32Array} {
  const count = core.records.length;
  const scores = new Float32Array(count);
  const coverage = new Float32Array(count);
  for (const word of words) {
    const {weight, share} = word;
    const held = heldOf(word, core, weights);
    for (let id = 0; id < count; id++) {
      const score = held[id] ?? 0;
      if (score > 0) {
        scores[id] = (scores[id] ?? 0) + weight * score;
        coverage[id] = (coverage[id] ?? 0) + share;
      }
    }
  }
  return {scores, coverage};
}

type Held = Pick<Weights, 'fromSections' | 'fromTitle'> & {held: Float32Array};

const heldBefore = new WeakMap<WordScores['scores'], Held>();

/** What each record holds of a word, with what a page gathers and a section inherits. */
function heldOf(
  {scores, title}: WordScores,
  {records, pageRecords}: Core,
  {fromSections, fromTitle}: Weights,
): Float32Array {
  const known = heldBefore.get(scores);
  if (known?.fromSections === fromSections && known.fromTitle === fromTitle) {
    return known.held;
  }
  const held = new Float32Array(records.length);
  // Page by page: the page's own record stands before those of its sections.
  for (let page = 0; page < pageRecords.length; page++) {
    const first = pageRecords[page] ?? 0;
    const end = pageRecords[page + 1] ?? records.length;
    const inherited = fromTitle * (title[first] ?? 0);
    let best = 0;
    for (let id = first + 1; id < end; id++) {
      const own = scores[id] ?? 0;
      best = Math.max(best, own);
      held[id] = Math.max(own, inherited);
    }
    held[first] = Math.max(scores[first] ?? 0, fromSections * best);
  }
  heldBefore.set(scores, {fromSections, fromTitle, held});
  return held;
}

/** All pages, and the best sections of each. */
function withFewSections(found: Scored[], core: Core): Scored[] {
  const isShown = fewSections(core);
  return found.filter(({record}) => isShown(record));
}

function countWithFewSections(records: number[], core: Core): number {
  const isShown = fewSections(core);
  return records.reduce((count, record) => count + +isShown(record), 0);
}

/** Tells, record after record, whether its page has too many sections already. */
function fewSections({pageOf, pageRecords}: Core): (record: number) => boolean {
  const counts = new Uint16Array(pageRecords.length);
  return (record) => {
    const page = pageOf[record] ?? 0;
    if (record === pageRecords[page]) {
      return true;
    }
    const count = counts[page] ?? 0;
    counts[page] = count + 1;
    return count < MAX_SECTIONS_PER_PAGE;
  };
}

/**
 * Near 0 for a word that most pages hold, 1 for a word on one page. A title can hold a word that
 * says nothing on this site, which the title's own statistics do not show.
 */
export function rarity(word: WordScores, core: Core, power = WEIGHTS.rarityPower): number {
  const count = core.pageRecords.length;
  const pages = Math.max(1, countPages(word, core));
  return (Math.log(1 + count / pages) / Math.log(1 + count)) ** power;
}

const pageCounts = new WeakMap<WordScores['terms'], number>();

/** How many pages hold a word. Counted once: weights are tried on the same words. */
function countPages({terms}: WordScores, {pageOf}: Core): number {
  const known = pageCounts.get(terms);
  if (known !== undefined) {
    return known;
  }
  let count = 0;
  let last = -1;
  // The records of a page stand side by side.
  terms.forEach((_, id) => {
    const page = pageOf[id] ?? 0;
    count += +(page !== last);
    last = page;
  });
  pageCounts.set(terms, count);
  return count;
}

function describe(
  found: Scored,
  words: Pick<WordScores, 'terms' | 'title' | 'heading'>[],
  core: Core,
): RankedRecord {
  const {record} = found;
  const page = core.pageRecords[core.records[record]?.page ?? 0] ?? 0;
  const ids = record === page ? [record] : [record, page];
  return {
    ...found,
    terms: new Set(words.flatMap(({terms}) => ids.flatMap((id) => terms[id] ?? []))),
    isNamed: words.some(({heading, title}) =>
      record === page ? (title[record] ?? 0) > 0 : (heading[record] ?? 0) > 0,
    ),
  };
}

export function scoreWord(
  word: number,
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): WordScores {
  const count = core.records.length;
  const text = query.words[word] ?? '';
  const result: WordScores = {
    word: text,
    scores: new Float32Array(count),
    title: new Float32Array(count),
    heading: new Float32Array(count),
    terms: new Array<undefined>(count),
    isFound: false,
    phrases: new Map(),
    isGuess: false,
  };
  const alternatives = alternativesOf(word, query);
  for (const alternative of alternatives) {
    add(result, alternative, query, core, buckets);
  }
  const isKnown = alternatives.some(
    ({kind}) => (kind === 'typed' || kind === 'joined') && result.isFound,
  );
  if (!isKnown && typosIn(text) > 0) {
    const typos = typosIn(text);
    result.isGuess = true;
    const isWholeQuery = coversAll({from: word, to: word}, query);
    const how = {typos, prefix: false, namePrefix: false, isWholeQuery};
    const bucket = buckets.get(bucketOf(text));
    merge(result, 0.8, core.searchPages(text, how), core.searchHeadings(text, how), [
      bucket?.search(text, how) ?? NOTHING,
      askedPages(bucket?.searchPhrases(text, how) ?? NO_PHRASES, result, core),
    ]);
  }
  return result;
}

function add(
  result: WordScores,
  alternative: Alternative,
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): void {
  const {terms, weight, kind} = alternative;
  const how = howToMatch(alternative, query);
  const [pages, headings] = inNames(alternative, query, core);
  const inTexts = kind === 'joined' ? [] : terms;
  const texts = inTexts.map((term) => buckets.get(bucketOf(term))?.search(term, how) ?? NOTHING);
  const phrases = inTexts.map(
    (term) => buckets.get(bucketOf(term))?.searchPhrases(term, how) ?? NO_PHRASES,
  );
  merge(result, weight, pages, headings, [inAll(texts), askedPages(inAll(phrases), result, core)]);
}

/** The pages and the headings that have the words of an alternative in their names. */
function inNames(
  alternative: Alternative,
  query: Query,
  core: Core,
): [pages: TermMatches, headings: TermMatches] {
  const {terms, kind} = alternative;
  const how = howToMatch(alternative, query);
  const isName = kind === 'joined' && coversAll(alternative, query);
  const pages = terms.map((term) => {
    const matches = core.searchPages(term, how);
    return isName && matches.size === 0
      ? core.searchPages(term, {...how, typos: typosIn(term)})
      : matches;
  });
  return [inAll(pages), inAll(terms.map((term) => core.searchHeadings(term, how)))];
}

/** A synonym is a guess: it does not make a page the one that was named. */
const howToMatch = (alternative: Alternative, query: Query): HowToMatch => ({
  prefix: alternative.prefix,
  namePrefix: alternative.namePrefix,
  isWholeQuery:
    alternative.kind === 'joined' ||
    (alternative.kind !== 'synonym' && coversAll(alternative, query)),
  typos: 0,
});

/** The pages of these phrases, each with its best match. Notes the phrases in the word's scores. */
function askedPages(matches: PhraseMatches, {phrases}: WordScores, core: Core): TermMatches {
  const pages: TermMatches = new Map();
  for (const [phrase, match] of matches) {
    const before = phrases.get(phrase);
    phrases.set(
      phrase,
      before ? {...match, terms: [...new Set([...before.terms, ...match.terms])]} : match,
    );
    const record = core.phraseRecords[phrase] ?? 0;
    const known = pages.get(record);
    if (!known || known.score < match.score) {
      pages.set(record, match);
    }
  }
  return pages;
}

/** How many letters may differ in a word of this length. */
function typosIn(term: string): number {
  return term.length < MIN_FUZZY_LENGTH ? 0 : term.length < TWO_TYPOS_LENGTH ? 1 : 2;
}

/** Whether nothing that matters in the query stands outside of these words. */
function coversAll({from, to}: {from: number; to: number}, {isMinor}: Query): boolean {
  return isMinor.every((minor, index) => minor || (from <= index && index <= to));
}

function merge(
  word: WordScores,
  weight: number,
  pages: TermMatches,
  headings: TermMatches,
  texts: TermMatches[],
): void {
  const {scores, title, heading, terms} = word;
  const sums = new Float64Array(scores.length);
  const touched: number[] = [];
  for (const matches of [pages, headings, ...texts]) {
    for (const [id, {score, terms: found}] of matches) {
      if (sums[id] === 0) {
        touched.push(id);
      }
      sums[id] = (sums[id] ?? 0) + score * weight;
      const known = terms[id];
      // Most records match once, and share their list with what was found.
      terms[id] = known && known !== found ? known.concat(found) : found;
    }
  }
  for (const [id, {score}] of pages) {
    title[id] = Math.max(title[id] ?? 0, score * weight);
  }
  for (const [id, {score}] of headings) {
    heading[id] = Math.max(heading[id] ?? 0, score * weight);
  }
  for (const id of touched) {
    scores[id] = Math.max(scores[id] ?? 0, sums[id] ?? 0);
  }
  word.isFound ||= touched.length > 0;
}

/** Records that all of the terms match; the mean of their scores. */
function inAll<Found extends Match>(matches: Map<number, Found>[]): Map<number, Found> {
  const [first, ...others] = matches;
  if (!first || others.length === 0) {
    return first ?? new Map<number, Found>();
  }
  const result = new Map<number, Found>();
  for (const [id, match] of first) {
    const rest = others.map((other) => other.get(id));
    if (rest.every((other) => other !== undefined)) {
      result.set(id, {
        ...match,
        score: [match, ...rest].reduce((sum, {score}) => sum + score, 0) / matches.length,
        terms: [match, ...rest].flatMap(({terms}) => terms),
      });
    }
  }
  return result;
}
