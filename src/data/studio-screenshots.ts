import record from './generated/studio-screenshots.json';

/** A screenshot below `static/`, with its size in CSS pixels: the file has twice as many. */
export type Screenshot = {src: string; alt: string; width: number; height: number; bytes: number};

export type StudioScreenshots = {
  /** Hash of the compositions and the steps that they were taken with. */
  hash: string;
  /** Version of the Studio that they show. */
  version: string;
  images: Record<string, Screenshot>;
};

/** What `npm run media` saw in the Studio. */
export const studioScreenshots: StudioScreenshots = record;
