import type {CompositionEntry} from './types';

/** The loop of the home page. */
export const hero: CompositionEntry = {
  id: 'Ribbon',
  title: 'Ribbon',
  shows: 'A rounded card flies along a lying eight and leaves a ribbon of fading outlines behind.',
  source: 'src/compositions/Ribbon.tsx',
  load: () => import('./Ribbon'),
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 20,
};
