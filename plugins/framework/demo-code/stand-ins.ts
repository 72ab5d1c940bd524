import {join} from 'node:path';

/** The videos of demos. */
export const VIDEO = /[\\/]demos[\\/][\w-]+[\\/]Video\.tsx$/;

const folder = join(__dirname, '../../../src/features/demos/stand-ins');

/** What videos import from elsewhere, and the site has: fonts and sound would come from other servers. */
export const STAND_INS: Record<string, string> = {
  '@remotion/google-fonts/Inter': join(folder, 'Inter.ts'),
  '@remotion/media-utils': join(folder, 'media-utils.ts'),
};
