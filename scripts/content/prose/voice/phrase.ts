/** Words that the site doesn't use, and what to write in their place. */
export type Phrase = {
  /** What it is called in tests. */
  id: string;
  pattern: RegExp;
  /** Where the same words are right: a match inside of one of these counts for nothing. */
  except?: RegExp;
  /** What to write, after "Write". */
  write: string;
  /** A sentence that the pattern has to find, and one that says the same and is right. */
  examples: {wrong: string; right: string};
};

export type Match = {
  phrase: Phrase;
  /** Where it is in the text. */
  index: number;
  /** The words that were found. */
  words: string;
};

const all = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));

/** Finds phrases in the plain text of a block. */
export const findPhrases = (text: string, phrases: Phrase[]): Match[] =>
  phrases.flatMap((phrase) => {
    const matches = [...text.matchAll(all(phrase.pattern))];
    if (matches.length === 0) {
      return [];
    }
    const right = phrase.except ? [...text.matchAll(all(phrase.except))] : [];
    return matches
      .filter(
        ({index, 0: words}) =>
          !right.some(
            ({index: start, 0: around}) =>
              start <= index && index + words.length <= start + around.length,
          ),
      )
      .map(({index, 0: words}) => ({phrase, index, words}));
  });
