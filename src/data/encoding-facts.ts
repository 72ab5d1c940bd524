import facts from './generated/snapshots/encoding-facts.json';

export type EncodingFacts = {
  /** Version of the package that this was read from. */
  version: string;
  defaultPixelFormat: string;
  pixelFormats: {name: string; codecs: string[]}[];
  codecs: {
    name: string;
    /** Of a file whose name the writer did not choose. */
    extension: string;
    crf: {default: number; min: number; max: number} | null;
    /** Null if the format is silent. */
    defaultAudio: string | null;
    audio: {name: string; extensions: string[]}[];
  }[];
  /** What an extension means without a codec, and what else it may hold. */
  extensions: {name: string; codec: string; also: string[]}[];
};

/** Codecs and containers of the renderer. Written by `npm run product:snapshot`. */
export const encodingFacts: EncodingFacts = facts;
