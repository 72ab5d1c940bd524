import type {Sidebar} from './types';

export const mainSidebar: Sidebar = [
  {
    type: 'category',
    label: 'Getting started',
    collapsed: false,
    items: ['index', 'the-fundamentals', 'animating-properties', 'preview', 'render'],
  },
  {
    type: 'category',
    label: 'Help',
    items: ['resources', 'support'],
  },
  {
    type: 'category',
    label: 'Licensing',
    items: ['license'],
  },
];
