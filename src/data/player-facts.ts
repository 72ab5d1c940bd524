import facts from './generated/snapshots/player-facts.json';

export type PlayerFacts = {
  /** Version that was measured. */
  version: string;
  /** Day of the measurement. */
  measuredOn: string;
  /** Versions of React that the package accepts. */
  react: string;
  /** Bytes of `@remotion/player` and the part of `remotion` that it needs, minified and gzipped. */
  bytesWithCore: number;
  /** Bytes of what a simple composition needs of `remotion`, minified and gzipped. */
  bytesOfCore: number;
};

/** Measurements of the installed player. Written by `npm run product:snapshot`. */
export const playerFacts: PlayerFacts = facts;
