import {originals as entries} from '../compositions/originals/entries';
import type {CompositionEntry} from '../compositions/types';
import {posterOf, type Poster} from './media';

/** An original video of the showcase: what a stage needs to play it, and where its source is. */
export type Original = Omit<CompositionEntry, 'shows' | 'posterFrame' | 'clip'> & {
  /** One sentence that says what is to be seen. */
  sentence: string;
  poster: Poster;
  /** Frame of the poster. */
  initialFrame: number;
  /** Imports the text of its source file. */
  loadSource: () => Promise<{default: string}>;
};

/** The source files as text, each a module of its own. */
const sources: Record<string, Original['loadSource']> = {
  Ribbon: () => import('../compositions/originals/Ribbon.tsx?source'),
  ChartRace: () => import('../compositions/originals/ChartRace.tsx?source'),
  Weight: () => import('../compositions/originals/Weight.tsx?source'),
  TypedCode: () => import('../compositions/originals/TypedCode.tsx?source'),
  Spectrum: () => import('../compositions/originals/Spectrum.tsx?source'),
  Route: () => import('../compositions/originals/Route.tsx?source'),
  Knot: () => import('../compositions/originals/Knot.tsx?source'),
  Currents: () => import('../compositions/originals/Currents.tsx?source'),
  ProductCard: () => import('../compositions/originals/ProductCard.tsx?source'),
  Karaoke: () => import('../compositions/originals/Karaoke.tsx?source'),
  YearInReview: () => import('../compositions/originals/YearInReview.tsx?source'),
};

function sourceOf(id: string): Original['loadSource'] {
  const load = sources[id];
  if (!load) {
    throw new Error(`The text of "${id}" is not imported. Add it to src/data/originals.ts.`);
  }
  return load;
}

/** The originals in the order of the showcase. */
export const originals: Original[] = entries.map(({shows, posterFrame, clip: _clip, ...entry}) => ({
  ...entry,
  sentence: shows,
  poster: posterOf(entry.id),
  initialFrame: posterFrame ?? 0,
  loadSource: sourceOf(entry.id),
}));
