import type {Sidebar} from './types';

export const mainSidebar: Sidebar = [
  {
    type: 'category',
    label: 'Getting started',
    collapsed: false,
    items: [
      'index',
      'the-fundamentals',
      'animating-properties',
      'preview',
      'render',
      'reusability',
    ],
  },
  {
    type: 'category',
    label: 'Design',
    items: ['layers', 'transforms', 'multiple-fps'],
  },
  {
    type: 'category',
    label: 'Parameterized videos',
    items: [
      'parameterized-rendering',
      'schemas',
      'passing-props',
      'visual-editing',
      'props-resolution',
      'data-fetching',
      'dynamic-metadata',
      'env-variables',
    ],
  },
  {
    type: 'category',
    label: 'Media',
    items: ['media-parser/index', 'webcodecs/index'],
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
  {
    type: 'category',
    label: 'Contributing',
    items: ['contributing/docs'],
  },
];
