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
    items: [
      'layers',
      'transforms',
      'fonts',
      'measuring',
      'animation-math',
      'using-randomness',
      'noise-visualization',
      'multiple-fps',
    ],
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
    label: 'Audio',
    link: {type: 'doc', id: 'using-audio'},
    items: [
      'audio/importing',
      'audio/trimming',
      'audio/delaying',
      'audio/volume',
      'audio/muting',
      'audio/speed',
      'audio/pitch',
      'audio/from-video',
      'audio/visualization',
      'audio/order-of-operations',
      'audio/exporting',
    ],
  },
  {
    type: 'category',
    label: 'Captions',
    link: {type: 'doc', id: 'captions/index'},
    items: [
      'captions/transcribing',
      'captions/importing',
      'captions/displaying',
      'captions/exporting',
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
