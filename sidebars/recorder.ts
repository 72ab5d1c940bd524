import type {Sidebar} from './types';

export const recorderSidebar: Sidebar = ['recorder/index'];
