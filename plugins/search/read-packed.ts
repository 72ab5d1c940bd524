import {gunzipSync} from 'node:zlib';

/** What a file of the index holds, for the build and the tests. Browsers unpack with `client/files.ts`. */
export function readPacked<Content = unknown>(bytes: Uint8Array): Content {
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as Content;
}
