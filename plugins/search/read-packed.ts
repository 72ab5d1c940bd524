import {gunzipSync} from 'node:zlib';
import {parseJson} from '../lib/read-json';

/** What a file of the index holds, for the build and the tests. Browsers unpack with `client/files.ts`. */
export function readPacked<Content = unknown>(bytes: Uint8Array): Content {
  return parseJson(gunzipSync(bytes).toString('utf8'));
}
