import type {SidebarItems} from './types';

/** Reading and converting media files. */
export const mediaGuides: SidebarItems = ['media-parser/index', 'webcodecs/index'];

/** Packages that read and convert media files. */
export const mediaApi: SidebarItems = ['media-parser/index', 'webcodecs/index'];
