import type {Sidebar} from './types';

export const recorderSidebar: Sidebar = [
  'recorder/index',
  'recorder/demo',
  'recorder/is-it-for-me',
  'recorder/setup',
  'recorder/create',
  {
    type: 'category',
    label: 'Record',
    link: {type: 'doc', id: 'recorder/record/index'},
    items: [
      'recorder/record/cropping',
      'recorder/record/delete',
      'recorder/record/manually',
      'recorder/external-recordings',
    ],
  },
  'recorder/captions',
  {
    type: 'category',
    label: 'Edit',
    link: {type: 'doc', id: 'recorder/editing/index'},
    items: [
      'recorder/editing/scenes',
      'recorder/editing/layout',
      'recorder/editing/cutting-clips',
      'recorder/editing/silence-removal',
      'recorder/editing/captions',
      'recorder/editing/b-roll',
      'recorder/editing/transitions',
      'recorder/editing/chapters',
      'recorder/editing/music',
      'recorder/editing/normalizing-audio',
      'recorder/editing/endcard',
    ],
  },
  {
    type: 'category',
    label: 'Export',
    link: {type: 'doc', id: 'recorder/exporting'},
    items: ['recorder/exporting-subtitles', 'recorder/lambda-rendering'],
  },
  {
    type: 'category',
    label: 'Internals',
    items: [
      'recorder/our-recorder',
      'recorder/gear',
      'recorder/source-control',
      'recorder/experiments',
      'recorder/roadmap',
    ],
  },
  {
    type: 'category',
    label: 'Help',
    link: {type: 'doc', id: 'recorder/support'},
    items: ['recorder/troubleshooting/cannot-read-properties-of-undefined'],
  },
];
