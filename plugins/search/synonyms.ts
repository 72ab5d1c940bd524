import groups from './data/synonyms.json';
import {stripEnding, wordsOfQuery} from './text';

/** The synonym groups, split into words once. */
const SYNONYM_GROUPS = groups.map((group) => group.map(wordsOfQuery));
const SYNONYMS = new Map<string, string[][]>();
for (const group of SYNONYM_GROUPS) {
  for (const phrase of group) {
    const key = synonymKey(phrase);
    SYNONYMS.set(key, [...(SYNONYMS.get(key) ?? []), ...group.filter((other) => other !== phrase)]);
  }
}
/** Words in the longest phrase that has synonyms. */
export const LONGEST_SYNONYM = Math.max(1, ...SYNONYM_GROUPS.flat().map((phrase) => phrase.length));

/** Other ways to say these words, each as the words of a phrase. */
export function synonymsOf(words: string[]): string[][] {
  return SYNONYMS.get(synonymKey(words)) ?? [];
}

/** The same for all forms of the words. */
function synonymKey(words: string[]): string {
  return words.map(stripEnding).join(' ');
}
