import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

/** Bytes of a text or of a file's content after gzip. */
export const gzipSize = (content: string | Uint8Array): number =>
  gzipSync(content, {level: 9}).length;

/** Bytes of files after gzip, each by itself, in total. */
export const gzipSizeOfFiles = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0);
