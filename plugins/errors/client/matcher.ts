import type {FindableEntry} from '../types';
import {fitOf, lettersOf, type Fit} from './by-template';
import {linesOf, partsOf, wordsOf} from './words';

/** How an entry was found: by the message itself, by most of its words, or only as the nearest. */
export type How = 'message' | 'words' | 'near';

/** An entry that fits what somebody pasted. */
export type ErrorMatch = {
  entry: FindableEntry;
  /** Its place in the index, from 0. */
  number: number;
  /** The template that fits, with `…` for what differs. */
  message: string;
  how: How;
};

/** Finds the errors that a text shows. */
export type ErrorMatcher = {
  /** At most three entries, each of another page, best first. Empty only for a text without words. */
  match(text: string): ErrorMatch[];
};

const MOST_MATCHES = 3;

/** The message of a long log stands near its top. */
const MOST_LINES = 40;

/** From this share of a message on, it was meant, whatever else the text holds. */
const MOST_OF_MESSAGE = 0.75;
/** A beginning counts from this many letters on, or if it's most of the text. */
const LONG_BEGINNING = 28;
/** Unless it's very long, a beginning that counts is at least this share of its message. */
const LEAST_OF_MESSAGE = 0.25;
const VERY_LONG_BEGINNING = 60;
const MOST_OF_TEXT = 0.7;
/** What a letter counts if only the beginning of a message is there. */
const WEIGHT_OF_BEGINNING = 0.8;
/** So many letters may stand where a message varies, for each of its own: two words far apart are no message. */
const MOST_VARIABLE = 6;
/** What a letter that stands where a message varies takes away, up to as many as the message has. */
const WEIGHT_OF_VARIABLE = 0.1;
/** With fewer letters, a message is a word or two that stand in other texts as well. */
const SHORT_MESSAGE = 12;
/** From this likeness on, an entry found by words is an answer. */
const ALIKE = 0.5;
/** Below it, an entry isn't even near. */
const NEAR = 0.12;

type Template = {
  entry: FindableEntry;
  number: number;
  message: string;
  parts: string[];
  /** Its first word: where that doesn't stand, nothing of the message does. */
  first: string;
  words: Set<string>;
};

/** Reads the entries of an index once, and answers any number of texts from them. */
export function createErrorMatcher(entries: FindableEntry[]): ErrorMatcher {
  const templates = entries.flatMap((entry, number) =>
    entry.messages.map((message): Template => {
      const parts = partsOf(message);
      const words = setOf(parts.join(''));
      return {entry, number, message, parts, first: [...words][0] ?? '', words};
    }),
  );
  const weightOf = rarityIn(templates);

  return {
    match(text) {
      const byMessage = matchMessages(templates, text);
      const found = onePerPage(byMessage);
      const others = onePerPage(
        matchWords(templates, text, weightOf, found.length > 0),
        found.map(({entry}) => entry.page),
      );
      return [...found, ...others].slice(0, MOST_MATCHES);
    },
  };
}

/** Templates that stand in the text, the longest first. */
function matchMessages(templates: Template[], text: string): ErrorMatch[] {
  const words = wordsOf(text);
  const inText = setOf(words);
  const letters = lettersOf(words);
  return templates
    .flatMap((template) => {
      const fit = inText.has(template.first) ? fitOf(template.parts, words, letters) : null;
      return fit && isMeant(fit) ? [{...template, fit}] : [];
    })
    .sort(
      (a, b) =>
        weightOfFit(b.fit) - weightOfFit(a.fit) ||
        b.fit.share - a.fit.share ||
        a.fit.start - b.fit.start,
    )
    .map(({entry, number, message}) => ({entry, number, message, how: 'message'}));
}

/** A shorter message that stands there as a whole beats the beginning of a longer one, and parts that follow each other beat those far apart. */
const weightOfFit = ({letters, share, variable}: Fit): number =>
  (share === 1 ? letters : letters * WEIGHT_OF_BEGINNING) -
  Math.min(variable, letters) * WEIGHT_OF_VARIABLE;

const isMeant = ({letters, share, ofText, variable}: Fit): boolean =>
  letters < SHORT_MESSAGE
    ? share === 1 && ofText > MOST_OF_TEXT
    : variable <= letters * MOST_VARIABLE &&
      (share > MOST_OF_MESSAGE ||
        (letters >= LONG_BEGINNING && share > LEAST_OF_MESSAGE) ||
        letters > VERY_LONG_BEGINNING ||
        ofText > MOST_OF_TEXT);

/** Templates that share rare words with a line of the text, or with all of it. */
function matchWords(
  templates: Template[],
  text: string,
  weightOf: (word: string) => number,
  isFound: boolean,
): ErrorMatch[] {
  const weigh = (words: Set<string>): Weighed => ({words, total: totalOf(words, weightOf)});
  const texts = [wordsOf(text), ...linesOf(text).slice(0, MOST_LINES)].map(setOf).map(weigh);
  return templates
    .map((template) => {
      const of = weigh(template.words);
      const likeness = Math.max(...texts.map((words) => likenessOf(of, words, weightOf)));
      return {...template, likeness};
    })
    .filter(({likeness}) => likeness > (isFound ? ALIKE : NEAR))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({entry, number, message, likeness}) => ({
      entry,
      number,
      message,
      how: likeness > ALIKE ? 'words' : 'near',
    }));
}

/** Words, and what all of them weigh. */
type Weighed = {words: Set<string>; total: number};

const totalOf = (words: Iterable<string>, weightOf: (word: string) => number): number =>
  [...words].reduce((sum, word) => sum + weightOf(word), 0);

/** How much of two lists of words is the same, by weight, from 0 to 1. */
function likenessOf(a: Weighed, b: Weighed, weightOf: (word: string) => number): number {
  const shared = [...a.words].filter((word) => b.words.has(word));
  return (2 * totalOf(shared, weightOf)) / (a.total + b.total || 1);
}

const setOf = (words: string): Set<string> => new Set(words.split(' ').filter(Boolean));

/** Words that few messages have say more. A word that no message has weighs as much as the rarest. */
function rarityIn(templates: Template[]): (word: string) => number {
  const holding = new Map<string, number>();
  for (const {words} of templates) {
    for (const word of words) {
      holding.set(word, (holding.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + templates.length / (holding.get(word) ?? 1));
}

function onePerPage(matches: ErrorMatch[], taken: string[] = []): ErrorMatch[] {
  const pages = new Set(taken);
  return matches.filter(({entry}) => !pages.has(entry.page) && pages.add(entry.page));
}
