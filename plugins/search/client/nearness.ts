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

/** What a phrase and a query have in common. */
type Overlap = {
  /** What all words of the phrase count together. */
  weight: number;
  /** What those words of it count that the query holds. */
  ofPhrase: Map<string, number>;
  /** What those words of the query count that the phrase holds. */
  ofQuery: number;
};

/**
 * How close a query is to the phrases of each page, by the page's record: 1 for the same words in any
 * order and form, less for every word that only one of the two has.
 *
 * @param phraseRecords record number of the page of each phrase
 */
export function nearnessOf(words: FoundWord[], phraseRecords: number[]): Map<number, number> {
  const asked = words
    .filter(({word}) => !isMinorWord(word))
    .map((found) => ({...found, weight: weightOf(found.word) * found.rarity}));
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  const overlaps = new Map<number, Overlap>();
  for (const {word, weight, phrases: found} of asked) {
    for (const [phrase, match] of found) {
      const {ofPhrase, ofQuery} = overlaps.get(phrase) ?? {
        ofPhrase: new Map<string, number>(),
        ofQuery: 0,
      };
      const likenesses = match.terms.map((term) => [term, likenessOf(term, word)] as const);
      for (const [term, likeness] of likenesses) {
        ofPhrase.set(term, Math.max(ofPhrase.get(term) ?? 0, weightOf(term) * likeness));
      }
      const best = Math.max(...likenesses.map(([, likeness]) => likeness));
      overlaps.set(phrase, {
        weight: match.weight,
        ofPhrase,
        ofQuery: ofQuery + weight * best,
      });
    }
  }
  const nearness = new Map<number, number>();
  for (const [phrase, {weight, ofPhrase, ofQuery}] of overlaps) {
    const record = phraseRecords[phrase] ?? 0;
    const held = [...ofPhrase.values()].reduce((sum, value) => sum + value, 0);
    const near = harmonicMean(Math.min(1, held / weight), ofQuery / total);
    nearness.set(record, Math.max(nearness.get(record) ?? 0, near));
  }
  return nearness;
}

function likenessOf(term: string, word: string): number {
  return stripEnding(term) === stripEnding(word) ? 1 : OTHER_WORD;
}

/** Both shares count: one word of a phrase isn't the phrase, and neither is a query that says much more. */
function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}
