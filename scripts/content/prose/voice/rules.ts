import type {TextlintRuleModule} from '@textlint/types';
import {blocksOf, countWords, type Block} from '../blocks';
import {avoidedTerms} from './avoided-terms';
import {findPhrases, type Phrase} from './phrase';
import {joiningColons, semicolons, contractions, uncontracted, type Mark} from './punctuation';
import {suspectPhrases} from './suspect-phrases';

/** Where a problem is in the page, and what to write. */
type Finding = {offset: number; message: string};

/** What a rule finds in the blocks of a page. It gets no more than what readers see. */
type Find<Options> = (blocks: Block[], options: Options) => Finding[];

/** Makes a textlint rule of a function over the blocks of a page. */
const voiceRule =
  <Options extends object>(find: Find<Options>, defaults: Options): TextlintRuleModule =>
  ({Syntax, RuleError, report, locator}, options) => ({
    [Syntax.Document]: (document) => {
      for (const {offset, message} of find(blocksOf(document), {...defaults, ...options})) {
        report(document, new RuleError(message, {padding: locator.at(offset)}));
      }
    },
  });

const phraseRule = (phrases: Phrase[]) =>
  voiceRule(
    (blocks) =>
      blocks.flatMap(({text, at}) =>
        findPhrases(text, phrases).map(({phrase, index, words}) => ({
          offset: at(index),
          message: `"${words.trim()}": write ${phrase.write}.`,
        })),
      ),
    {},
  );

const opening = voiceRule(
  (blocks) =>
    blocks.flatMap(({text, at}) =>
      [...text.matchAll(/\b(?:at|by) the end of this (?:page|guide)\b/gi)].map(({index}) => ({
        offset: at(index),
        message:
          'Say first what readers get, in the words of this page: "Render a video from a Node.js script."',
      })),
    ),
  {},
);

/** How many of something the words of a page allow. A short page may have one. */
export const allowance = (words: number, perThousand: number): number =>
  Math.max(1, Math.floor((words * perThousand) / 1000));

const wordsOf = (blocks: Block[]): number =>
  blocks.reduce((sum, {text}) => sum + countWords(text), 0);

const rateRule = (marksIn: (block: Block) => Mark[], perThousand: number, advice: string) =>
  voiceRule((blocks) => {
    const words = wordsOf(blocks);
    const offsets = blocks
      .flatMap((block) => marksIn(block).map(({index}) => block.at(index)))
      .sort((a, b) => a - b);
    const allowed = allowance(words, perThousand);
    return offsets.length <= allowed
      ? []
      : offsets.map((offset, place) => ({
          offset,
          message: `${advice} This page has ${offsets.length} in ${words} words, number ${place + 1} here, and may have ${allowed}.`,
        }));
  }, {});

/** Below this many words, a page may have no contraction without sounding stiff. */
const WORDS_WITHOUT_CONTRACTION = 500;

const stiff = voiceRule((blocks) => {
  const words = wordsOf(blocks);
  if (words < WORDS_WITHOUT_CONTRACTION || blocks.some(({text}) => contractions(text) > 0)) {
    return [];
  }
  const [first] = blocks.flatMap((block) =>
    uncontracted(block).map(({index, words: found, write}) => ({
      offset: block.at(index),
      hint: `Write "${write}" for "${found}" here, and so on.`,
    })),
  );
  return [
    {
      offset: first?.offset ?? 0,
      message: `This page has ${words} words and no contraction. ${first?.hint ?? 'Talk to the reader: "you don\'t", "it\'s".'}`,
    },
  ];
}, {});

export type Budget = {
  /** How many words the page may have, and why: `50 for each of 3 flags, and 200`. Null: any number. */
  budget: {words: number; because: string} | null;
  /** Words of the shared texts that the page shows. */
  sharedWords: number;
  /** Whether the words of its tables count. */
  countsTables: boolean;
};

/** The words that everybody sees on a page: what is under a `<details>` is for the few. */
export const openWords = (blocks: Block[]): number =>
  wordsOf(blocks.filter(({folded, inFrontMatter}) => !folded && !inFrontMatter));

const wordBudget = voiceRule<Budget>(
  (blocks, {budget, sharedWords, countsTables}) => {
    const counted = countsTables ? blocks : blocks.filter(({type}) => type !== 'cell');
    const words = openWords(counted) + sharedWords;
    return budget && words > budget.words
      ? [
          {
            offset: 0,
            message: `This page has ${words} words and may have ${budget.words}: ${budget.because}. Cut what nobody acts on, fold what few need under <details>, or write long: with the reason in the front matter.`,
          },
        ]
      : [];
  },
  {budget: null, sharedWords: 0, countsTables: true},
);

/** The rules of how the site sounds, by the names that their problems are counted under. */
export const voiceRules = {
  'avoided-terms': phraseRule(avoidedTerms),
  'suspect-phrases': phraseRule(suspectPhrases),
  opening,
  semicolons: rateRule(semicolons, 0.5, 'Write two sentences instead of a semicolon.'),
  colons: rateRule(joiningColons, 5, 'Write two sentences, or "because", instead of a colon.'),
  contractions: stiff,
  'word-budget': wordBudget,
} as const satisfies Record<string, TextlintRuleModule>;

export type VoiceRule = keyof typeof voiceRules;
