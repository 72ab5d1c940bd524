import {count} from '../problems';

/** What is counted in the prose of one page, or of several together. */
export type Figures = {
  words: number;
  contractions: number;
  semicolons: number;
  /** Colons that join clauses. */
  colons: number;
  suspectPhrases: number;
  avoidedTerms: number;
};

export const NO_PROSE: Figures = {
  words: 0,
  contractions: 0,
  semicolons: 0,
  colons: 0,
  suspectPhrases: 0,
  avoidedTerms: 0,
};

type Rate = Exclude<keyof Figures, 'words'>;

/** What edited pages have to reach, in each 1,000 words. */
const TARGETS: Record<Rate, {noun: string; least?: number; below?: number; aim: string}> = {
  // Above 4, the aim of the voice, nothing fails: the number is there for those who edit next.
  contractions: {noun: 'contractions', least: 2, aim: '2 to 4'},
  semicolons: {noun: 'semicolons', below: 0.5, aim: 'under 0.5'},
  colons: {noun: 'colons that join clauses', below: 5, aim: 'under 5'},
  suspectPhrases: {noun: 'suspect phrases', below: 0.3, aim: 'under 0.3'},
  avoidedTerms: {noun: 'avoided terms', below: 0.3, aim: 'under 0.3'},
};

const RATES: Rate[] = ['contractions', 'semicolons', 'colons', 'suspectPhrases', 'avoidedTerms'];

/** The figures of several pages together. */
export const sumFigures = (all: Figures[]): Figures =>
  all.reduce(
    (sum, figures) => ({
      words: sum.words + figures.words,
      contractions: sum.contractions + figures.contractions,
      semicolons: sum.semicolons + figures.semicolons,
      colons: sum.colons + figures.colons,
      suspectPhrases: sum.suspectPhrases + figures.suspectPhrases,
      avoidedTerms: sum.avoidedTerms + figures.avoidedTerms,
    }),
    NO_PROSE,
  );

/** How many of something there are in 1,000 words. */
const perThousand = (figures: Figures, rate: Rate): number =>
  (1000 * figures[rate]) / Math.max(1, figures.words);

/** One line: `765 pages, 314,000 words; per 1,000 words: contractions 0.21 (2 to 4), …` */
export const formatFigures = (files: number, figures: Figures): string => {
  const rates = RATES.map((rate) => {
    const {noun, aim} = TARGETS[rate];
    return `${noun} ${perThousand(figures, rate).toFixed(2)} (${aim})`;
  });
  return `${count(files, 'file')}, ${count(figures.words, 'word')}; per 1,000 words: ${rates.join(', ')}`;
};

/** Pages that a message about all of them names. */
const NAMED = 5;

/** One sentence for each target that pages miss together, with those that have the most to change. */
export const missedTargets = (pages: {file: string; figures: Figures}[]): string[] => {
  const together = sumFigures(pages.map(({figures}) => figures));
  return RATES.flatMap((rate) => {
    const {noun, least = 0, below = Infinity, aim} = TARGETS[rate];
    const found = perThousand(together, rate);
    if (together.words === 0 || (found >= least && found < below)) {
      return [];
    }
    const missing = ({figures}: {figures: Figures}) =>
      found < least ? (least * figures.words) / 1000 - figures[rate] : figures[rate];
    const most = [...pages]
      .filter((page) => missing(page) > 0)
      .sort((a, b) => missing(b) - missing(a))
      .slice(0, NAMED)
      .map(({file, figures}) => `${file} (${figures[rate]})`);
    return [
      `The edited pages have ${found.toFixed(2)} ${noun} in 1,000 words, and the target is ${aim}. Begin with ${most.join(', ')}.`,
    ];
  });
};
