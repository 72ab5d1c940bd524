import {DEFAULT_SETTINGS, type Settings} from '@site/src/features/live/settings';
import {showcaseExamples} from './showcase';
import {templateExamples} from './templates';

export type Example = {
  /** Its name in links: `/playground/?example=ball`. */
  id: string;
  title: string;
  settings: Settings;
  /** Its code, as text. */
  load: () => Promise<{default: string}>;
};

/** Short ones, each about one idea. The first is there without a choice. */
const first: [Example, ...Example[]] = [
  example('title', 'Words that rise', {}, () => import('./Title.tsx?source')),
  example('ball', 'A ball that bounces', {duration: 80}, () => import('./Ball.tsx?source')),
  example('bar-chart', 'A bar chart', {}, () => import('./BarChart.tsx?source')),
  example('typewriter', 'A typewriter', {duration: 180}, () => import('./Typewriter.tsx?source')),
  example('orbits', 'Orbits in SVG', {duration: 240}, () => import('./Orbits.tsx?source')),
  example(
    'scenes',
    'Scenes with transitions',
    {duration: 150},
    () => import('./Scenes.tsx?source'),
  ),
  example('drawn-line', 'A line that draws itself', {}, () => import('./DrawnLine.tsx?source')),
  example(
    'noise-field',
    'A field of noise',
    {duration: 240},
    () => import('./NoiseField.tsx?source'),
  ),
  example(
    'story',
    'A story for phones',
    {width: 1080, height: 1920, duration: 90},
    () => import('./Story.tsx?source'),
  ),
  example(
    'cubes',
    'Cubes in three dimensions',
    {duration: 150},
    () => import('./Cubes.tsx?source'),
  ),
];

/** What a reader can start from, in the groups of the list. */
export const exampleGroups = [
  {label: 'Examples', examples: first},
  {label: 'Templates in one file', examples: templateExamples},
  {label: 'From the showcase', examples: showcaseExamples},
];

export const examples: [Example, ...Example[]] = [
  ...first,
  ...templateExamples,
  ...showcaseExamples,
];

function example(
  id: string,
  title: string,
  settings: Partial<Settings>,
  load: Example['load'],
): Example {
  return {id, title, settings: {...DEFAULT_SETTINGS, ...settings}, load};
}
