import stopWords from './data/stop-words.json';

/** A word of a text as the index knows it, and where the text holds it. */
export type Token = {term: string; start: number; end: number};

const MAX_TERM_LENGTH = 40;

/** Words, joined by apostrophes; and names such as H.264, which are also written without the dot. */
const WORD = /\p{L}\.\d+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words inside a name such as `useCurrentFrame`, `HTML5Audio` or `getURLOfBucket`. */
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+\p{N}*|\p{Lu}+\p{N}*|\p{N}+/gu;

/** Most words: nothing to fold and nothing inside. Told apart first, since they are so many. */
const PLAIN_WORD = /^[a-z]+$/;

const COMBINING_MARKS = /\p{M}/gu;
const INNER_PUNCTUATION = /['’.]/;

const STOP_WORDS = new Set<string>(stopWords.prose);
const MINOR_WORDS = new Set<string>(stopWords.query);
const QUESTION_WORDS = new Set<string>(stopWords.question);
const CODE_STOP_WORDS = new Set<string>(stopWords.code);

/** A word without case, accents and inner punctuation. */
export function fold(word: string): string {
  if (PLAIN_WORD.test(word)) {
    return word;
  }
  return word.normalize('NFD').replace(COMBINING_MARKS, '').replace(/['’.]/g, '').toLowerCase();
}

/** Words so common in English that a text is not found by them. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Words of a query that say little about what it asks for. A page need not hold them. */
export function isMinorWord(term: string): boolean {
  return STOP_WORDS.has(term) || MINOR_WORDS.has(term);
}

/** Words that make a question of what it asks for, such as `anyone` and `recommend`. */
export function isQuestionWord(term: string): boolean {
  return isMinorWord(term) || QUESTION_WORDS.has(term);
}

/**
 * The words of a text with their places.
 *
 * A name such as `useCurrentFrame` gives the whole name and each word in it, with the place of that
 * word. Terms come back folded.
 */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {word, start} of wordsIn(text)) {
    tokens.push({term: fold(word), start, end: start + word.length});
    const parts = partsOf(word);
    if (parts.length > 1) {
      for (const part of parts) {
        const from = start + part.start;
        tokens.push({term: fold(part.word), start: from, end: from + part.word.length});
      }
    }
  }
  return tokens;
}

/** The terms by which prose is found: whole names, and the words in them. */
export function termsOfProse(text: string): string[] {
  return scan(text)
    .map(({term}) => term)
    .filter((term) => isIndexable(term) && !STOP_WORDS.has(term));
}

/** The terms by which a title or a heading is found. Nothing is left out. */
export function termsOfHeading(text: string): string[] {
  return scan(text)
    .map(({term}) => term)
    .filter(isIndexable);
}

/** A name as one term: `<Composition />` gives `composition`, `npx remotion add` gives `npxremotionadd`. */
export function termOfName(name: string): string {
  return wordsIn(name)
    .map(({word}) => fold(word))
    .join('');
}

/** The terms by which code is found: names as a whole, once each, without what every snippet has. */
export function termsOfCode(text: string): string[] {
  const terms = wordsIn(text)
    .map(({word}) => fold(word))
    .filter((term) => term.length > 2 && isIndexable(term) && !/^\d+$/.test(term));
  return [...new Set(terms)].filter((term) => !STOP_WORDS.has(term) && !CODE_STOP_WORDS.has(term));
}

/** The words of a query, in order: a name counts as the words in it. */
export function wordsOfQuery(query: string): string[] {
  return wordsIn(query)
    .flatMap(({word}) => {
      const parts = partsOf(word);
      return parts.length < 2 ? [word] : parts.map((part) => part.word);
    })
    .map(fold)
    .filter(Boolean);
}

function isIndexable(term: string): boolean {
  return term.length > 0 && term.length <= MAX_TERM_LENGTH;
}

function wordsIn(text: string): {word: string; start: number}[] {
  return [...text.matchAll(WORD)].map((match) => ({word: match[0], start: match.index ?? 0}));
}

function partsOf(word: string): {word: string; start: number}[] {
  if (PLAIN_WORD.test(word) || INNER_PUNCTUATION.test(word)) {
    return [{word, start: 0}];
  }
  return [...word.matchAll(PART)].map((match) => ({word: match[0], start: match.index ?? 0}));
}

const MIN_ROOT_LENGTH = 3;

const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/ically$/, 'ic'],
  [/([^aeiou])(y|ies)$/, '$1'],
  [/(ations?|ating|ated|ates?)$/, 'at'],
  [/(ss|us|is)$/, '$1'],
  [/([bdfgklmnprt])\1(ing|ed|er)$/, '$1'],
  [/(ing|ed|er|ers|es|e|s|ly|able|ment)$/, ''],
];

/** Each key asks about the same words again. */
const roots = new Map<string, string>();

/** The beginning that forms of a word share: `rendering`, `rendered` and `renders` give `render`. */
export function stripEnding(word: string): string {
  const root = roots.get(word) ?? rootOf(word);
  roots.set(word, root);
  return root;
}

function rootOf(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(word)) {
      const root = word.replace(ending, replacement);
      return root.length >= MIN_ROOT_LENGTH ? root : word;
    }
  }
  return word;
}
