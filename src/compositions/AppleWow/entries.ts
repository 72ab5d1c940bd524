import type {CompositionEntry} from '../types';

type Stage = Pick<CompositionEntry, 'id' | 'title' | 'shows' | 'load' | 'posterFrame' | 'clip'> & {
  file: string;
};

const entry = ({file, ...stage}: Stage): CompositionEntry => ({
  ...stage,
  source: `src/compositions/AppleWow/${file}`,
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
});

/** The whole firework, which the showcase begins with. */
export const fireworks = entry({
  id: 'AppleWow',
  file: 'index.tsx',
  title: 'Fireworks',
  shows:
    'Trails of dots, hearts and stars fly out from a play mark that pops up before a night sky.',
  load: () => import('./index'),
  posterFrame: 38,
  clip: {scale: 0.75},
});

const stages: Stage[] = [
  {
    id: 'AppleWow-Dot',
    file: 'Dot.tsx',
    title: 'A dot',
    shows: 'An orange dot flies upwards from the center and shrinks.',
    load: () => import('./Dot'),
  },
  {
    id: 'AppleWow-Trail',
    file: 'Trail.tsx',
    title: 'A trail',
    shows: 'Seven dots fly upwards one after the other, each smaller than the one before.',
    load: () => import('./Trail'),
  },
  {
    id: 'AppleWow-Explosion',
    file: 'Explosion.tsx',
    title: 'An explosion',
    shows: 'Twelve trails of dots fly out from the center in all directions.',
    load: () => import('./Explosion'),
  },
  {
    id: 'AppleWow-Hearts',
    file: 'Hearts.tsx',
    title: 'Hearts',
    shows: 'Pink and violet hearts fly out between the trails.',
    load: () => import('./Hearts'),
  },
  {
    id: 'AppleWow-Stars',
    file: 'Stars.tsx',
    title: 'Stars',
    shows: 'Blue and white stars join the hearts and the trails.',
    load: () => import('./Stars'),
  },
  {
    id: 'AppleWow-Background',
    file: 'Background.tsx',
    title: 'The sky',
    shows: 'A night sky lights up in its middle while small stars twinkle.',
    load: () => import('./Background'),
  },
  {
    id: 'AppleWow-Logo',
    file: 'Logo.tsx',
    title: 'The logo',
    shows: 'A round play mark pops up and turns upright.',
    load: () => import('./Logo'),
  },
];

/** The fireworks of the tutorial, and each stage that leads to them. */
export const appleWow: CompositionEntry[] = [fireworks, ...stages.map(entry)];
