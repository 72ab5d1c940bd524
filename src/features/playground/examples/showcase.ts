import {originals} from '@site/src/data/originals';
import type {Example} from './index';

/** The source files as text, each a module of its own. */
const sources: Record<string, Example['load']> = {
  Ribbon: () => import('@site/src/compositions/originals/Ribbon.tsx?source'),
  ChartRace: () => import('@site/src/compositions/originals/ChartRace.tsx?source'),
  Weight: () => import('@site/src/compositions/originals/Weight.tsx?source'),
  TypedCode: () => import('@site/src/compositions/originals/TypedCode.tsx?source'),
  Spectrum: () => import('@site/src/compositions/originals/Spectrum.tsx?source'),
  Route: () => import('@site/src/compositions/originals/Route.tsx?source'),
  Knot: () => import('@site/src/compositions/originals/Knot.tsx?source'),
  Currents: () => import('@site/src/compositions/originals/Currents.tsx?source'),
  ProductCard: () => import('@site/src/compositions/originals/ProductCard.tsx?source'),
  Trailer: () => import('@site/src/compositions/originals/Trailer.tsx?source'),
  Karaoke: () => import('@site/src/compositions/originals/Karaoke.tsx?source'),
  YearInReview: () => import('@site/src/compositions/originals/YearInReview.tsx?source'),
};

function sourceOf(id: string): Example['load'] {
  const load = sources[id];
  if (!load) {
    throw new Error(`The text of "${id}" isn't imported. Add it to the sources of this file.`);
  }
  return load;
}

/** The videos of the showcase. Each is one file that imports packages alone. */
export const showcaseExamples: Example[] = originals.map(
  ({id, slug, title, width, height, fps, durationInFrames}) => ({
    id: slug,
    title,
    settings: {width, height, fps, duration: durationInFrames},
    load: sourceOf(id),
  }),
);
