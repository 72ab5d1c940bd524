import fitted from '../data/weights.json';
import type {Intent} from '../intent';

/** What decides how pages rank. Chosen by hand on the open sets; `npm run search:fit` tries to do better. */
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
};

export const WEIGHTS: Weights = fitted;
