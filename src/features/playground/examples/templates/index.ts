import type {Example} from '../index';

/**
 * What templates make, each in one file that plays without its project. The ids are those of
 * `playground` in `src/data/templates.json`. Two templates lead to a video of the showcase instead.
 */
export const templateExamples: Example[] = [
  {
    id: 'hello-world',
    title: 'Hello World',
    settings: {width: 1920, height: 1080, fps: 30, duration: 150},
    load: () => import('./HelloWorld.tsx?source'),
  },
  {
    id: 'blank',
    title: 'Blank',
    settings: {width: 1280, height: 720, fps: 30, duration: 60},
    load: () => import('./Blank.tsx?source'),
  },
  {
    id: 'code-hike',
    title: 'Code Hike',
    settings: {width: 1280, height: 720, fps: 30, duration: 150},
    load: () => import('./CodeHike.tsx?source'),
  },
  {
    id: 'overlay',
    title: 'Overlay',
    settings: {width: 1920, height: 1080, fps: 30, duration: 120},
    load: () => import('./Overlay.tsx?source'),
  },
  {
    id: 'still',
    title: 'Still images',
    settings: {width: 1200, height: 627, fps: 30, duration: 1},
    load: () => import('./Still.tsx?source'),
  },
  {
    id: 'stargazer',
    title: 'Stargazer',
    settings: {width: 960, height: 540, fps: 30, duration: 150},
    load: () => import('./Stargazer.tsx?source'),
  },
  {
    id: 'three',
    title: 'React Three Fiber',
    settings: {width: 1280, height: 720, fps: 30, duration: 120},
    load: () => import('./Three.tsx?source'),
  },
];
