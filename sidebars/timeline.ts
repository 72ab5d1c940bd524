import type {Sidebar} from './types';

export const timelineSidebar: Sidebar = [
  'timeline/index',
  'timeline/demo',
  'timeline/setup',
  'timeline/usage',
  'timeline/render',
  'timeline/faq',
];
