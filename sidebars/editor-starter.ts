import type {Sidebar} from './types';

export const editorStarterSidebar: Sidebar = ['editor-starter/index'];
