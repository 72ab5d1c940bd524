import {bucketOf} from './format';
import {fold, isMinorWord} from './text';

/** A name in a question: of code, a compound such as `headless-gl`, or one with a capital letter. */
export type QuestionName = {
  kind: 'code' | 'compound' | 'proper';
  /** The whole name as one term. */
  term: string;
  /** The words in it. */
  parts: string[];
};

const AROUND = /^[("'`“‘[<]+|(?:[)"'`”’\]>?!,.:;]|['’]s)+$/g;
const CODE = /[a-z][A-Z]|^@|[/_]|\w\.\w|[A-Za-z]\d/;
const COMPOUND = /\w-\w/;

/** The names in a question, in their order. The first word of a sentence has a capital letter anyway. */
export function namesIn(question: string): QuestionName[] {
  return question.split(/\s+/).flatMap((word, index): QuestionName[] => {
    const name = word.replace(AROUND, '');
    const kind = COMPOUND.test(name)
      ? 'compound'
      : CODE.test(name)
        ? 'code'
        : index > 0 && /^\p{Lu}/u.test(name)
          ? 'proper'
          : null;
    const term = fold(name.replace(/[^\p{L}\p{N}]/gu, ''));
    const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
    return kind && term ? [{kind, term, parts: parts.map(fold)}] : [];
  });
}

/** The buckets that tell whether a page holds these names. */
export function bucketsOfNames(names: QuestionName[]): number[] {
  return names.flatMap(({term, parts}) => [term, ...parts]).map(bucketOf);
}

/** How many names no page holds, by their kinds. */
export type ForeignNames = {foreignNames: number; foreignCode: number; foreignCompounds: number};

/** More of them say no more. */
const MAX_FOREIGN = 2;

/** @param isKnown whether a page holds a term */
export function foreignNames(
  names: QuestionName[],
  isKnown: (term: string) => boolean,
): ForeignNames {
  const holds = (word: string) =>
    isMinorWord(word) || isKnown(word) || isKnown(word.replace(/s$/, ''));
  const foreign = names.filter(({term}) => !holds(term));
  const countOf = (some: QuestionName[]) => Math.min(MAX_FOREIGN, some.length);
  return {
    foreignNames: countOf(foreign.filter(({parts}) => !parts.every(holds))),
    foreignCode: countOf(foreign.filter(({kind}) => kind === 'code')),
    foreignCompounds: countOf(foreign.filter(({kind}) => kind === 'compound')),
  };
}
