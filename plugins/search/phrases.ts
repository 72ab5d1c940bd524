/* The words that readers use: front matter `asked`, which no page shows. */
import {isMinorWord, isQuestionWord, stripEnding, wordsOfQuery} from './text';

/** What a word counts in a phrase or a query, and a word that many questions hold, such as `work`. */
const WORD_WEIGHT = 2;
const QUESTION_WORD_WEIGHT = 1;

/** How much a word of a phrase decides, in halves of a usual word. */
export function weightOf(word: string): number {
  return isQuestionWord(word) ? QUESTION_WORD_WEIGHT : WORD_WEIGHT;
}

/** The words by which a phrase is found, each once: `How do I crop a video?` gives `crop`, `video`. */
export function wordsOfPhrase(phrase: string): string[] {
  return [...new Set(wordsOfQuery(phrase))].filter((word) => !isMinorWord(word));
}

/** The same for all phrases of the same words, in any order and form. */
export function keyOfPhrase(phrase: string): string {
  return [...new Set(wordsOfPhrase(phrase).map(stripEnding))].sort().join(' ');
}

/** What all words of a phrase count together. */
export function weightOfPhrase(phrase: string): number {
  return wordsOfPhrase(phrase).reduce((sum, word) => sum + weightOf(word), 0);
}
