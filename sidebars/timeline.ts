import type {SidebarItems} from './types';

/** Readers choose between this component and the whole editor, so it's in the editor's sidebar. */
export const timeline: SidebarItems = [
  {
    type: 'category',
    label: 'Timeline',
    link: {type: 'doc', id: 'timeline/index'},
    items: ['timeline/demo', 'timeline/setup', 'timeline/usage', 'timeline/render', 'timeline/faq'],
  },
];
