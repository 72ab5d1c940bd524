import type {Query} from '../query';
import type {Bucket, Core} from './engine';
import {rarity, scoreWord} from './ranking';

/** A page that answers a question, and the parts of it that do, best first. */
export type RankedPage = {
  page: number;
  score: number;
  /** How much of what the question asks for the page holds, from 0 to 1. */
  relevance: number;
  /** Record numbers: the page itself, or sections of it. */
  records: number[];
};

/** Scores are bent a little, so that no single word decides. */
const HALF_SCORE = 100;
/** Rare words matter more in the score, less than in proportion. */
const RARITY_POWER = 0.6;
/** What the title of its page is worth for a section. */
const FROM_TITLE = 0.6;
/** Share of the whole page in the score; its best part has the rest. */
const PAGE_SHARE = 0.3;
const RELEVANCE_POWER = 0.6;

/** What a match of a word that is only written like one of the question is worth. */
const GUESS_WEIGHT = 0.4;
/** A word that the page lacks counts less if other pages have it: then it is no foreign word. */
const KNOWN_WORD_WEIGHT = 0.8;
/** Pages that hold less of the question than this do not answer it. */
const MIN_RELEVANCE = 0.65;
/** The same for pages that the question calls by their name. */
const MIN_RELEVANCE_IF_NAMED = 0.5;
/** Score of a title from which it is a name, and not a mention. */
const NAME_SCORE = 20;

const MAX_PAGES = 5;
/** Pages are left out whose score is less than this share of the best. */
const MIN_SHARE_OF_BEST = 0.45;
const MAX_PARTS_PER_PAGE = 2;
/** A second part of a page is shown when it is nearly as good as the first. */
const MIN_SHARE_OF_FIRST = 0.8;
/** The same for a section after the beginning of the page, which only introduces it. */
const MIN_SHARE_OF_INTRODUCTION = 0.6;
/** Kinds of pages that are not part of the documentation. */
const SILENT_KINDS = new Set(['page', 'list']);

/**
 * The pages that answer a question, best first. None, if no page holds enough of what it asks for:
 * then the documentation does not answer it.
 */
export function rankForQuestion(
  query: Query,
  core: Core,
  buckets: Map<number, Bucket>,
): RankedPage[] {
  const {records, pageRecords, file} = core;
  const scores = new Float32Array(records.length);
  // Apart from the scores: the title of a page speaks for it, but not for its first lines.
  const partScores = new Float32Array(records.length);
  const pages = pageRecords.map(() => ({score: 0, held: 0, missing: 0, isNamed: false}));
  let total = 0;
  for (const index of query.words.keys()) {
    if (query.isMinor[index]) {
      continue;
    }
    const word = scoreWord(index, query, core, buckets);
    const isKnown = word.terms.size > 0 && !word.isGuess;
    const trust = word.isGuess ? GUESS_WEIGHT : 1;
    const weight = isKnown ? rarity(word, core) : 1;
    const scoreWeight = weight ** RARITY_POWER;
    total += scoreWeight;
    const best = new Float32Array(pageRecords.length);
    records.forEach(({page, level}, id) => {
      const title = word.title[pageRecords[page] ?? 0] ?? 0;
      const own = word.scores[id] ?? 0;
      const part = Math.max(level === 1 ? own - title : own, FROM_TITLE * title);
      const match = bend(Math.max(own, FROM_TITLE * title)) * trust;
      scores[id] = (scores[id] ?? 0) + scoreWeight * match;
      partScores[id] = (partScores[id] ?? 0) + scoreWeight * bend(part) * trust;
      best[page] = Math.max(best[page] ?? 0, match);
    });
    pages.forEach((page, number) => {
      const match = best[number] ?? 0;
      if (match > 0) {
        page.score += scoreWeight * match;
        page.held += weight * trust;
        page.missing += weight * (1 - trust);
        page.isNamed ||= isKnown && (word.title[pageRecords[number] ?? 0] ?? 0) > NAME_SCORE;
      } else {
        page.missing += weight * (isKnown ? KNOWN_WORD_WEIGHT : 1);
      }
    });
  }
  const parts = partsOfPages(core, partScores);
  const ranked: RankedPage[] = [];
  pages.forEach(({score, held, missing, isNamed}, page) => {
    const relevance = held / (held + missing || 1);
    const kind = file.pages.kind[page] ?? 0;
    const isSilent = SILENT_KINDS.has(file.kinds[kind] ?? '');
    if (!isSilent && held > 0 && relevance >= (isNamed ? MIN_RELEVANCE_IF_NAMED : MIN_RELEVANCE)) {
      const ofPage = parts[page] ?? [];
      const best = ofPage.reduce((most, id) => Math.max(most, scores[id] ?? 0), 0);
      const bestPart = partScores[ofPage[0] ?? 0] ?? 0;
      const isIntroduction = records[ofPage[0] ?? 0]?.level === 1;
      const leastOfPage =
        bestPart * (isIntroduction ? MIN_SHARE_OF_INTRODUCTION : MIN_SHARE_OF_FIRST);
      const mixed = (PAGE_SHARE * score + (1 - PAGE_SHARE) * best) / total;
      ranked.push({
        page,
        score: mixed * relevance ** RELEVANCE_POWER * (file.kindBoosts[kind] ?? 1),
        relevance,
        records: ofPage
          .filter((id) => (partScores[id] ?? 0) >= leastOfPage)
          .slice(0, MAX_PARTS_PER_PAGE),
      });
    }
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked.filter(({score}) => score >= least).slice(0, MAX_PAGES);
}

function bend(score: number): number {
  return score / (score + HALF_SCORE);
}

/** Records of each page, best first. */
function partsOfPages({records, pageRecords}: Core, scores: Float32Array): number[][] {
  const parts: number[][] = pageRecords.map(() => []);
  records.forEach(({page}, id) => parts[page]?.push(id));
  return parts.map((ids) => ids.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b));
}
