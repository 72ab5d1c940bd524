import {weightOf} from '../phrases';
import {isMinorWord, stripEnding} from '../text';
import type {PhraseMatches} from './engine';

/** A word of a query, and what was found of it. */
export type FoundWord = {
  word: string;
  /** Near 0 for a word that most pages hold, 1 for a word on one page. */
  rarity: number;
  /** By the phrases' numbers. */
  phrases: PhraseMatches;
};

/** What a synonym, a beginning or a misspelled form of a word is worth, compared with the word. */
const OTHER_WORD = 0.7;
/** So many phrases of a page speak for it together. */
const SUPPORTING_PHRASES = 3;

/** What a phrase and a query have in common. */
type Overlap = {
  /** What all words of the phrase count together. */
  weight: number;
  /** What those words of it count that the query holds. */
  ofPhrase: Map<string, number>;
  /** What those words of the query count that the phrase holds. */
  ofQuery: number;
};

/** How close a query is to phrases, from 0 to 1, by their numbers. */
export type NearPhrases = Map<number, number>;

/**
 * How close a query is to each phrase: 1 for the same words in any order and form, less for every word
 * that only one of the two has.
 */
export function nearPhrases(words: FoundWord[]): NearPhrases {
  const asked = words
    .filter(({word}) => !isMinorWord(word))
    .map((found) => ({...found, weight: weightOf(found.word) * found.rarity}));
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  const overlaps = new Map<number, Overlap>();
  for (const {word, weight, phrases: found} of asked) {
    const likenessTo = likenessOf(stripEnding(word));
    for (const [phrase, match] of found) {
      let overlap = overlaps.get(phrase);
      if (!overlap) {
        overlap = {weight: match.weight, ofPhrase: new Map<string, number>(), ofQuery: 0};
        overlaps.set(phrase, overlap);
      }
      let best = 0;
      for (const term of match.terms) {
        const likeness = likenessTo(term);
        const held = overlap.ofPhrase.get(term) ?? 0;
        overlap.ofPhrase.set(term, Math.max(held, weightOf(term) * likeness));
        best = Math.max(best, likeness);
      }
      overlap.ofQuery += weight * best;
    }
  }
  const near: NearPhrases = new Map();
  for (const [phrase, {weight, ofPhrase, ofQuery}] of overlaps) {
    let held = 0;
    ofPhrase.forEach((value) => (held += value));
    near.set(phrase, harmonicMean(Math.min(1, held / weight), ofQuery / total));
  }
  return near;
}

/** What a term is worth, compared with a word of this root. A word has few terms, in many phrases. */
function likenessOf(root: string): (term: string) => number {
  const known = new Map<string, number>();
  return (term) => {
    let likeness = known.get(term);
    if (likeness === undefined) {
      likeness = stripEnding(term) === root ? 1 : OTHER_WORD;
      known.set(term, likeness);
    }
    return likeness;
  };
}

/**
 * How close a query is to the nearest phrase of each page, by the page's record.
 *
 * @param phraseRecords record number of the page of each phrase
 */
export function nearnessOf(near: NearPhrases, phraseRecords: number[]): Map<number, number> {
  const nearest = new Map<number, number>();
  for (const [phrase, value] of near) {
    const record = phraseRecords[phrase] ?? 0;
    nearest.set(record, Math.max(nearest.get(record) ?? 0, value));
  }
  return nearest;
}

/** The same for the few nearest phrases of each page together: one alone may be near by chance. */
export function supportOf(near: NearPhrases, phraseRecords: number[]): Map<number, number> {
  return new Map(
    [...byRecord(near, phraseRecords)].map(([record, values]) => [
      record,
      values.slice(0, SUPPORTING_PHRASES).reduce((sum, value) => sum + value, 0),
    ]),
  );
}

/** The nearness of each page's phrases, the nearest first. */
function byRecord(near: NearPhrases, phraseRecords: number[]): Map<number, number[]> {
  const values = new Map<number, number[]>();
  for (const [phrase, value] of near) {
    const record = phraseRecords[phrase] ?? 0;
    const known = values.get(record);
    if (known) {
      known.push(value);
    } else {
      values.set(record, [value]);
    }
  }
  for (const each of values.values()) {
    each.sort((a, b) => b - a);
  }
  return values;
}

/** Both shares count: one word of a phrase isn't the phrase, and neither is a query that says much more. */
function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}
