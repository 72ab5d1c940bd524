import facts from './generated/snapshots/media-support.json';

/** What a parser says of a file: what it found, or the name of the error. */
export type Reading =
  | {
      /** As the parser names it. */
      container: string;
      video: string | null;
      audio: string | null;
      /** Which of these it knows without reading the whole file. */
      header: {duration: boolean; fps: boolean; keyframes: boolean} | null;
    }
  | {refused: string};

export type MediaSupport = {
  versions: {remotion: string; mediabunny: string};
  samples: {file: string; content: string; mediaParser: Reading; mediabunny: Reading}[];
  /** What `@remotion/webcodecs` can write. */
  convert: {
    container: string;
    video: string[];
    audio: string[];
    defaultVideo: string | null;
    defaultAudio: string | null;
  }[];
  /** What Mediabunny can write. */
  write: {name: string; video: string[]; audio: string[]; subtitles: string[]}[];
};

/** Written by `npm run media:support`, which runs the packages. */
export const mediaSupport: MediaSupport = facts;
