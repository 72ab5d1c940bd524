import {timeline} from './timeline';
import type {Sidebar} from './types';

export const editorStarterSidebar: Sidebar = [
  'editor-starter/index',
  'editor-starter/demo',
  {
    type: 'category',
    label: 'Decide',
    items: [
      'editor-starter/before-you-buy',
      'editor-starter/features',
      'editor-starter/features-not-included',
      'editor-starter/vs-studio',
      'editor-starter/faq',
      'editor-starter/buy',
    ],
  },
  {
    type: 'category',
    label: 'Set up',
    items: ['editor-starter/setup', 'editor-starter/dependencies', 'editor-starter/backend-routes'],
  },
  {
    type: 'category',
    label: 'How it works',
    items: [
      'editor-starter/state-management',
      'editor-starter/tracks-items-assets',
      'editor-starter/undo-redo',
      'editor-starter/copy-paste',
      'editor-starter/snapping',
      'editor-starter/cropping',
      'editor-starter/persistance',
      'editor-starter/fonts',
    ],
  },
  {
    type: 'category',
    label: 'Assets and rendering',
    items: [
      'editor-starter/asset-uploads',
      'editor-starter/asset-cleanup',
      'editor-starter/captioning',
      'editor-starter/rendering',
    ],
  },
  'editor-starter/production-checklist',
  ...timeline,
];
