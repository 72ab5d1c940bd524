import type {SidebarItems} from './types';

/** Words of the toolkit. */
export const terms: SidebarItems = [
  {
    type: 'category',
    label: 'Terminology',
    link: {type: 'doc', id: 'terminology'},
    items: [
      'terminology/composition',
      'terminology/sequence',
      'terminology/root-file',
      'terminology/remotion-root',
      'terminology/entry-point',
      'terminology/bundle',
      'terminology/serve-url',
      'terminology/input-props',
      'terminology/public-dir',
      'terminology/concurrency',
      'terminology/studio',
      'terminology/player',
      'terminology/service-name',
      'terminology/cloud-run-url',
    ],
  },
];
