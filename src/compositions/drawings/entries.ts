import type {CompositionEntry} from '../types';
import {drawings, type DrawingId} from './drawings';
import {FPS, WIDTH} from './size';
import {loadPicture} from './load';

const ids = Object.keys(drawings).filter((id): id is DrawingId => id in drawings);

/** `recorder-cut-middle` is drawn in `recorder/CutMiddle.tsx`. */
const fileOf = (id: DrawingId): string => {
  const [folder, ...words] = id.split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${folder}/${name}.tsx`;
};

/** Drawings of the documentation, in light colors: set `theme` to `dark` for the others. */
export const drawingEntries: CompositionEntry[] = ids.map((id) => ({
  id: `Drawing-${id}`,
  title: drawings[id].title,
  shows: drawings[id].shows,
  source: `src/compositions/drawings/${fileOf(id)}`,
  load: async () => {
    const [{onPaper}, picture] = await Promise.all([import('./onPaper'), loadPicture(id)]);
    return {default: onPaper(picture)};
  },
  width: WIDTH,
  height: drawings[id].height,
  fps: FPS,
  durationInFrames: drawings[id].durationInFrames,
  defaultProps: {theme: 'light'},
}));
