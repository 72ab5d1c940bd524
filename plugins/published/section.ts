import {sep} from 'node:path';

/** Pages below this folder share files: there are hundreds, and readers open several. */
export const SECTION = 'docs';

/** @param file of a page, below the folder of the build */
export const isInSection = (file: string): boolean => file.startsWith(SECTION + sep);
