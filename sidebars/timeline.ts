import type {Sidebar} from './types';

export const timelineSidebar: Sidebar = ['timeline/index'];
