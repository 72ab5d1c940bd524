import type {SidebarItems} from './types';

/** Words of the toolkit. */
export const terms: SidebarItems = [];
