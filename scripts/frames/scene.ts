import type {Settings} from '../../src/features/live/settings';

/** Something that plays on a page: a live block, or a demo. */
export type Scene = {
  /** Stays when lines move: `docs/transforms#A card that swings in`, `demos/spring`. */
  id: string;
  /** Scenes of one group share a contact sheet. */
  group: string;
  /** Pages that show it, as paths from the root. */
  pages: string[];
  /** Where its code is, as a path from the root with a line. */
  place: string;
  title: string;
  /** A demo may have another length once it's loaded. */
  settings: Settings;
  /** Of a demo, the code that its page shows. What plays is found by its id. */
  source: {code: string; demo: string | null};
};

/** The frames to look at: first, middle and last, each once. */
export const framesOf = (duration: number): number[] => [
  ...new Set([0, Math.floor(duration / 2), duration - 1]),
];
