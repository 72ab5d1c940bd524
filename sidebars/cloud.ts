import type {SidebarItems} from './types';

/** Lambda and Cloud Run. */
export const cloudGuides: SidebarItems = [];

/** Packages and commands for the cloud. */
export const cloudApi: SidebarItems = [];
