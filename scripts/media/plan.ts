import type {CompositionEntry} from '../../src/compositions/types';
import type {Media} from '../../src/data/media';
import {sourceHash, type ReadFile} from './sources';

/** Folder of the renders, from the repository's root. */
export const MEDIA_FOLDER = 'static/media';

/** Largest sizes in bytes. */
export const BUDGET = {poster: 90_000, clip: 300_000, all: 12_000_000};

/** Longest side of a poster in pixels: sharp on a card of 480 px and a fine screen. */
const POSTER_SIDE = 960;

/** Formats of a clip, in the order in which a browser should try them. */
export const CLIP_FORMATS = [
  {codec: 'vp9', ending: 'webm', type: 'video/webm', crf: 38},
  {codec: 'h264', ending: 'mp4', type: 'video/mp4', crf: 26},
] as const;

/** File name of a render without its ending: `ChartRace` becomes `chart-race`. */
export const fileName = (id: string): string =>
  id.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** Factor that brings a composition to the size of a poster. Never above 1. */
export const posterScale = ({width, height}: {width: number; height: number}): number =>
  Math.min(1, POSTER_SIDE / Math.max(width, height));

/** Renders of a composition that pages need, as paths from the root; none for many. */
export const filesOf = (entry: CompositionEntry): string[] => [
  ...(entry.posterFrame === undefined ? [] : [`${MEDIA_FOLDER}/${fileName(entry.id)}.webp`]),
  ...(entry.clip
    ? CLIP_FORMATS.map(({ending}) => `${MEDIA_FOLDER}/${fileName(entry.id)}.${ending}`)
    : []),
];

export type MediaState = {
  registry: CompositionEntry[];
  manifest: Record<string, Media>;
  /** Size in bytes of each file below the media folder, by its path from the root. */
  sizes: Record<string, number>;
  read: ReadFile;
};

export type MediaProblem = {id: string | null; file: string; message: string};

/**
 * Compares the committed renders with the compositions: none is missing, older than its source,
 * changed by hand, left over or too large.
 */
export function findMediaProblems({registry, manifest, sizes, read}: MediaState): MediaProblem[] {
  const problems: MediaProblem[] = [];
  for (const entry of registry.filter((candidate) => filesOf(candidate).length > 0)) {
    const report = (file: string, message: string) =>
      problems.push({id: entry.id, file, message: `${message} Run npm run media.`});
    const rendered = manifest[entry.id];
    if (!rendered) {
      report(entry.source, `The composition ${entry.id} has not been rendered.`);
      continue;
    }
    if (rendered.hash !== sourceHash(entry, read)) {
      report(entry.source, `The renders of ${entry.id} are older than their source.`);
    }
    const recorded = [...(rendered.poster ? [rendered.poster] : []), ...(rendered.clip ?? [])];
    const bytes = new Map(recorded.map(({src, bytes}) => [`static${src}`, bytes]));
    for (const file of filesOf(entry)) {
      if (sizes[file] === undefined || !bytes.has(file)) {
        report(file, `This render of ${entry.id} is missing.`);
      } else if (sizes[file] !== bytes.get(file)) {
        report(file, `This render of ${entry.id} is not the one that was recorded.`);
      }
    }
  }
  const planned = new Set(registry.flatMap(filesOf));
  for (const [file, bytes] of Object.entries(sizes)) {
    const budget = file.endsWith('.webp') ? BUDGET.poster : BUDGET.clip;
    if (!planned.has(file)) {
      problems.push({id: null, file, message: 'No composition has this render. Delete it.'});
    } else if (bytes > budget) {
      const message = `${bytes} bytes are over the budget of ${budget}. Draw less detail, or scale the clip.`;
      problems.push({id: null, file, message});
    }
  }
  const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  if (all > BUDGET.all) {
    const message = `All renders have ${all} bytes, over the budget of ${BUDGET.all}.`;
    problems.push({id: null, file: MEDIA_FOLDER, message});
  }
  return problems;
}
