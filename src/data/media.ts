import manifest from './generated/media.json';

/** A picture below `static/`, with its size in pixels. */
export type Poster = {src: string; width: number; height: number; bytes: number};

/** A clip below `static/` in one format, with its media type for a `<source>`. */
export type ClipFile = {src: string; type: string; bytes: number};

/** What `npm run media` rendered from a composition. */
export type Media = {
  /** Hash of the composition's source files and settings at the time. */
  hash: string;
  poster?: Poster;
  /** In the order in which a browser should try them. */
  clip?: ClipFile[];
};

/** Renders by the id of their composition. */
export const media: Record<string, Media> = manifest;

/** The poster of a composition. @throws Error when it has not been rendered */
export function posterOf(id: string): Poster {
  const poster = media[id]?.poster;
  if (!poster) {
    throw new Error(
      `There is no poster of the composition "${id}". Give it a posterFrame, and run npm run media.`,
    );
  }
  return poster;
}
