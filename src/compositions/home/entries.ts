import {BLOOM, INITIAL_BLOOM} from '../../features/home/Hero/bloom';
import {INITIAL_RECAP, RECAP, durationOf} from '../../features/home/Parametrize/recap';
import {INITIAL_RELEASE, RELEASE} from '../../features/home/PreviewAndEdit/release';
import type {CompositionEntry} from '../types';

const FOLDER = 'src/compositions/home';

/** Videos of the home page, with the values that it starts with. */
export const home: CompositionEntry[] = [
  {
    id: 'Bloom',
    title: 'Bloom',
    shows: 'Petals spring open one after another, the flower turns and closes again.',
    source: `${FOLDER}/Bloom.tsx`,
    load: () => import('./Bloom'),
    width: BLOOM.width,
    height: BLOOM.height,
    fps: BLOOM.fps,
    durationInFrames: BLOOM.durationInFrames,
    defaultProps: INITIAL_BLOOM,
  },
  {
    id: 'Recap',
    title: 'Recap',
    shows: "The rings of somebody's week grow, one ring a day.",
    source: `${FOLDER}/Recap.tsx`,
    load: () => import('./Recap'),
    ...RECAP,
    durationInFrames: durationOf(INITIAL_RECAP),
    defaultProps: INITIAL_RECAP,
  },
  {
    id: 'Release',
    title: 'Release',
    shows: 'The title of a release, a chart that grows, and an outro.',
    source: `${FOLDER}/Release.tsx`,
    load: () => import('./Release'),
    width: RELEASE.width,
    height: RELEASE.height,
    fps: RELEASE.fps,
    durationInFrames: RELEASE.durationInFrames,
    defaultProps: INITIAL_RELEASE,
  },
];
