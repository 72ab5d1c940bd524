import {originals as entries} from '../compositions/originals/entries';
import type {CompositionEntry} from '../compositions/types';
import {posterOf, type Poster} from './media';

/** A video of the showcase, with what a page needs to play it. */
export type Original = Omit<CompositionEntry, 'shows' | 'posterFrame' | 'clip'> & {
  /** Its id in links: `chart-race`. The playground has it as an example under this name. */
  slug: string;
  /** One sentence that says what there is to see. */
  sentence: string;
  poster: Poster;
  /** Frame of the poster. */
  initialFrame: number;
};

/** The originals in the order of the showcase. */
export const originals: Original[] = entries.map(({shows, posterFrame, clip: _clip, ...entry}) => ({
  ...entry,
  slug: entry.id.replace(/\B[A-Z]/g, '-$&').toLowerCase(),
  sentence: shows,
  poster: posterOf(entry.id),
  initialFrame: posterFrame ?? 0,
}));

/** The original with an id. @throws Error when there is none */
export function originalOf(id: string): Original {
  const found = originals.find((original) => original.id === id);
  if (!found) {
    throw new Error(`There is no original "${id}" in src/compositions/originals/entries.ts.`);
  }
  return found;
}
