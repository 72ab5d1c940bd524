import type {Block} from '../blocks';

/** A place in the text of a block. */
export type Mark = {index: number};

/** The semicolons of a block. */
export const semicolons = ({text}: Block): Mark[] =>
  [...text.matchAll(/;/g)].map(({index}) => ({index}));

/** `**Square**:`, a link or code at the beginning, which the rest of the block defines. */
const LEADING_TERM =
  /^\s*(?:\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|\[[^\]]*\]\([^)]*\)|`[^`]+`)[^.:]{0,40}:/;
const TERM_WITH_COLON = /^\s*\*\*[^*]+:\*\*/;

/** Up to so many words before a colon are a term, such as `Default:` or `Config file:`. */
const WORDS_OF_TERM = 3;

/**
 * The colons that join clauses. Others are right: before code or a list at the end of a paragraph,
 * and after a term that the rest defines.
 */
export const joiningColons = ({text, raw}: Block): Mark[] => {
  const startsWithTerm = LEADING_TERM.test(raw) || TERM_WITH_COLON.test(raw);
  return [...text.matchAll(/[\w)§”"'’%]:(?= +[^\s])/g)]
    .map(({index}) => ({index: index + 1}))
    .filter(({index}, place) => {
      const before =
        text
          .slice(0, index)
          .split(/[.!?·|] |: /)
          .at(-1) ?? '';
      const words = before.match(/[\w§'’-]+/g)?.length ?? 0;
      return words > WORDS_OF_TERM && !(startsWithTerm && place === 0);
    });
};

/** How many contractions a text has: `don't`, `you'll`, `it's`. */
export const contractions = (text: string): number =>
  text.match(
    /\b\w+[’'](?:t|re|ll|ve|d|m)\b|\b(?:it|that|what|here|there|let|who|how|where|she|he)[’']s\b/gi,
  )?.length ?? 0;

const LONG_FORMS: [RegExp, (words: string) => string][] = [
  [/\bcannot\b|\bcan not\b/gi, () => "can't"],
  [
    /\b(?:do|does|did|is|are|was|were|have|has|had|could|should|would)(?= not\b) not/gi,
    (words) => words.replace(/ not$/i, "n't"),
  ],
  [/\bwill not\b/gi, () => "won't"],
  [/\b(?:you|they|we) are\b/gi, (words) => words.replace(/ are$/i, "'re")],
  [/\b(?:you|they|we|it) will\b/gi, (words) => words.replace(/ will$/i, "'ll")],
  [/\b(?:it|that|there) is\b/gi, (words) => words.replace(/ is$/i, "'s")],
];

/** Where a text could have a contraction, in the order in which they sound most natural. */
export const uncontracted = ({text}: Block): {index: number; words: string; write: string}[] =>
  LONG_FORMS.flatMap(([form, write]) =>
    [...text.matchAll(form)].map(({index, 0: words}) => ({index, words, write: write(words)})),
  );
