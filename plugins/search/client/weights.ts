import fitted from '../data/weights.json';
import type {Intent} from '../intent';
import type {Signals} from './signals';

/** What decides how pages rank. `npm run search:fit` chooses the last three on the open sets. */
export type Weights = {
  /** What a page gets from its best section, and a section from the title of its page. */
  fromSections: number;
  fromTitle: number;
  /** Records that hold more of the query rank higher, more than in proportion. */
  coveragePower: number;
  /** What an exact phrase is worth to its page, compared with the words of a title. */
  askedBoost: number;
  /** A phrase that is only similar is worth much less. */
  nearnessPower: number;
  /** Rare words decide more. */
  rarityPower: number;
  /** What a word such as `how` counts, compared with others. */
  minorWeight: number;
  /** What the most popular page gains on the least popular one, 0.5 being half of its score. */
  popularity: number;
  /** What a page of each kind is worth to each kind of query; 1 where it is not named. */
  kinds: Record<Intent, Record<string, number>>;
  /** What else decides between the best pages: see `signals.ts`. `score` is what all of the above gave. */
  signals: Signals & {score: number};
  /** The same for a whole question, and what tells one that the site answers from one that it does not. */
  questions: Signals & QuestionSignals;
  answers: AnswerSignals;
};

/** What speaks for a page that is asked a whole question. */
export type QuestionSignals = {
  score: number;
  /** How much of the question the page holds. */
  relevance: number;
  /** How close the question is to one of the page's phrases, as it is and to the power of three. */
  nearness: number;
  exactness: number;
  isGuide: number;
  isApi: number;
};

/** What speaks for it that the site answers a question. Above 0 in sum, it does. */
export type AnswerSignals = {
  always: number;
  /** Of the best page, and of the best five. */
  relevance: number;
  bestRelevance: number;
  /** Of the page whose phrase is the nearest, and of the best page. */
  nearness: number;
  nearnessOfBest: number;
  /** How far the best page is before the fifth. */
  lead: number;
  popularity: number;
  inTitle: number;
  inHeading: number;
  inSection: number;
  inIntro: number;
  focus: number;
  mentions: number;
  /** Names in the question that no page holds: those of code, and compounds with a hyphen. */
  foreignCode: number;
  foreignCompounds: number;
  /** How much of the question is in words that no page holds. */
  foreignWords: number;
  /** How rare its words are on the site, how many they are, and how many names are among them. */
  rarity: number;
  words: number;
  names: number;
  /** How many of readers' phrases hold each of its words. */
  askedWords: number;
};

export const WEIGHTS: Weights = fitted;
