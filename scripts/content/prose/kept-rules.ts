import type {TextlintKernelRule} from '@textlint/kernel';
import type {TextlintMessage} from '@textlint/types';
import sentenceLength from 'textlint-rule-sentence-length';

/** A sentence of 33 words has about this many characters. */
const SENTENCE = 200;

/**
 * Terms on which that package and this site disagree: names that readers type, and verbs and adverbs
 * that it takes for nouns.
 */
const OTHER_TERMS = [
  'V[ -]?S[ -]?Code',
  'built ?in(s)?',
  'css-?in-?js',
  'function argument(s)?',
  'indexes\\b',
  'readme(s)?',
  'run[- ]time',
  'style-?sheet(s)?',
  // The title of its page says "Webpack", as people write it.
  '(?<=(?:\\w+[^.?!])? )webpack\\b',
  'web[- ]?site(s)?',
];

/** Words that say nothing, or promise what the text has to show. */
const EMPTY_WORDS = [
  'actually',
  'and so on and so forth',
  'as a matter of fact',
  'as everyone knows',
  'as you know',
  'at this point in time',
  'basically',
  'blazing fast',
  'blazingly fast',
  'bleeding edge',
  'cutting-edge',
  'effortless',
  'effortlessly',
  'extremely',
  'for all intents and purposes',
  'game changer',
  'game-changing',
  'in order to',
  'in terms of',
  'it goes without saying',
  'it should be noted that',
  'literally',
  'needless to say',
  'next-generation',
  'obviously',
  'of course',
  'please note that',
  'quite',
  'rather simple',
  'really',
  'robust',
  'seamless',
  'seamlessly',
  'simply',
  'state-of-the-art',
  'the fact that',
  'utilize',
  'utilizes',
  'very',
  'with regard to',
  'with respect to',
  'world-class',
];

/** Their names, under which their problems are reported. */
export const keptRuleNames = ['terminology', 'stop-words', 'sentence-length'] as const;

/**
 * Loads the rules that others keep: the spelling of terms, empty words, and the length of sentences.
 *
 * @returns the rules for a page with this text. They get only the words that it has: they try each
 * word on each piece of text between two marks, and half a minute of a whole check went there.
 */
export const loadKeptRules = async (): Promise<(text: string) => TextlintKernelRule[]> => {
  const [terminology, stopWords] = await Promise.all([
    import('textlint-rule-terminology'),
    import('textlint-rule-stop-words'),
  ]);
  const terms = terminology.getTerms(true, [], OTHER_TERMS).map((term) => ({
    term,
    pattern: new RegExp(typeof term === 'string' ? term : term[0], 'i'),
  }));
  return (text) => [
    {
      ruleId: 'terminology',
      rule: terminology.default,
      options: {
        defaultTerms: false,
        terms: terms.filter(({pattern}) => pattern.test(text)).map(({term}) => term),
      },
    },
    {
      // Its own 2,000 words include "accelerate" and "cloud computing", and take minutes.
      ruleId: 'stop-words',
      rule: stopWords.default,
      options: {
        defaultWords: false,
        words: EMPTY_WORDS.filter((word) => text.toLowerCase().includes(word)).map((word) => [
          word,
        ]),
      },
    },
    {ruleId: 'sentence-length', rule: sentenceLength, options: {max: SENTENCE}},
  ];
};

/** Says what to write, where the rule's own words only say what is wrong. */
export const advice = ({ruleId, message}: TextlintMessage): string => {
  const [first = '', second = ''] = [...message.matchAll(/“([^”]*)”/g)].map(([, quoted]) => quoted);
  const [, length] = /sentence length\((\d+)/.exec(message) ?? [];
  return ruleId === 'terminology'
    ? `"${first}": write "${second}".`
    : ruleId === 'stop-words'
      ? `"${first}" says nothing. Leave it out, or write the number.`
      : ruleId === 'sentence-length'
        ? `This sentence has ${length} characters and may have ${SENTENCE}. Write two.`
        : message;
};
