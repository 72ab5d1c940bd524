import {intentOf, type Intent} from './intent';
import {namesIn, type QuestionName} from './names';
import {LONGEST_SYNONYM, synonymsOf} from './synonyms';
import {isMinorWord, isQuestionWord, stripEnding, wordsOfQuery} from './text';

/**
 * One way in which a part of a query may be written in the pages: `caption` for `subtitle`,
 * or a name in one piece for the words in it.
 */
export type Alternative = {
  /** First and last word of the query that it stands for. */
  from: number;
  to: number;
  /** A page has to hold all of them. */
  terms: string[];
  /** What a match is worth, compared with the words as they were typed. */
  weight: number;
  kind: 'typed' | 'root' | 'joined' | 'synonym';
  /** Whether longer words with the same beginning count as well. */
  prefix: boolean;
  /** The same for names of pages: `render` in the middle of a question is not `renderMedia`. */
  namePrefix: boolean;
};

export type Query = {
  intent: Intent;
  words: string[];
  /** Words that say little, such as `how` and `to`: they rank, but need not occur. */
  isMinor: boolean[];
  alternatives: Alternative[];
};

/** A question, and the names in it. */
export type Question = Query & {names: QuestionName[]};

/** How much of a query is read. Each synonym may need one more file. */
const LIMITS = {words: 12, synonyms: 5};
/** A question is asked once, not with each keystroke, and says more. */
const QUESTION_LIMITS = {words: 40, synonyms: 16};
const MAX_JOINED_WORDS = 4;
const MIN_PREFIX_LENGTH = 3;
const MIN_WHOLE_PREFIX_LENGTH = 5;

const WEIGHTS = {typed: 1, root: 0.7, joined: 1.4, synonym: 0.8};

/** Reads a query: its words, and the other ways in which pages may write them. */
export function parseQuery(query: string, limits = LIMITS): Query {
  const words = wordsOfQuery(query).slice(0, limits.words);
  // The word at the end may still be growing.
  const isGrowing = !/\s$/.test(query);
  const isLast = (index: number) => isGrowing && index === words.length - 1;
  const isMinor = words.map((word, index) => isMinorWord(word) && !(isLast(index) && index === 0));
  return {
    intent: intentOf(query),
    words,
    isMinor: isMinor.every(Boolean) ? words.map(() => false) : isMinor,
    alternatives: [
      ...words.map((word, index) => typed(word, index, isLast(index))),
      ...words.flatMap(rootOf),
      ...ranges(words.length, 2, MAX_JOINED_WORDS).map(([from, to]) => ({
        from,
        to,
        terms: [words.slice(from, to + 1).join('')],
        weight: WEIGHTS.joined,
        kind: 'joined' as const,
        prefix: isLast(to),
        namePrefix: isLast(to),
      })),
      ...ranges(words.length, 1, LONGEST_SYNONYM)
        .flatMap(([from, to]) =>
          synonymsOf(words.slice(from, to + 1)).map((terms) => ({
            from,
            to,
            terms,
            weight: WEIGHTS.synonym,
            kind: 'synonym' as const,
            prefix: true,
            namePrefix: false,
          })),
        )
        .slice(0, limits.synonyms),
    ],
  };
}

/** Reads a whole question: what it asks for, without the words that only make it a question. */
export function parseQuestion(question: string): Question {
  const query = parseQuery(`${question} `, QUESTION_LIMITS);
  const isMinor = query.words.map(
    (word, index) => query.isMinor[index] === true || isQuestionWord(word),
  );
  return {
    ...query,
    names: namesIn(question),
    isMinor: isMinor.every(Boolean) ? query.isMinor : isMinor,
    // The words are complete: a short one that begins a longer one is another word.
    alternatives: query.alternatives.map((alternative) =>
      alternative.kind === 'typed'
        ? {...alternative, prefix: (alternative.terms[0] ?? '').length >= MIN_WHOLE_PREFIX_LENGTH}
        : alternative,
    ),
  };
}

function typed(word: string, index: number, isLast: boolean): Alternative {
  return {
    from: index,
    to: index,
    terms: [word],
    weight: WEIGHTS.typed,
    kind: 'typed',
    prefix: isLast || word.length >= MIN_PREFIX_LENGTH,
    namePrefix: isLast,
  };
}

/** `captions` and `captioning` also find what begins with `caption`. */
function rootOf(word: string, index: number): Alternative[] {
  const root = stripEnding(word);
  return root === word
    ? []
    : [
        {
          from: index,
          to: index,
          terms: [root],
          weight: WEIGHTS.root,
          kind: 'root',
          prefix: true,
          namePrefix: false,
        },
      ];
}

/** All runs of neighboring words with the given lengths, as first and last index. */
function ranges(count: number, shortest: number, longest: number): [from: number, to: number][] {
  const result: [number, number][] = [];
  for (let from = 0; from < count; from++) {
    for (let to = from + shortest - 1; to < Math.min(count, from + longest); to++) {
      result.push([from, to]);
    }
  }
  return result;
}
