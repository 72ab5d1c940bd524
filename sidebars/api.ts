import type {Sidebar} from './types';

export const apiSidebar: Sidebar = [
  'api',
  {
    type: 'category',
    label: 'Media',
    items: ['media-parser/index', 'webcodecs/index'],
  },
];
