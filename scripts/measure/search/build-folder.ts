import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createLocalSearchClient} from '../../../plugins/search/client';
import type {SearchClient} from '../../../plugins/search/client';
import {readPacked} from '../../../plugins/search/read-packed';
import {CORE_FILE} from '../../../plugins/search/file-names';
import type {CoreFile} from '../../../plugins/search/format';

/** The search of a built site, read from its folder with the code that browsers run. */
export type BuiltSearch = {client: SearchClient; published: Set<string>};

/**
 * Opens the index in a build folder.
 *
 * @param buildFolder what `npm run build` writes
 * @returns `null` if there is no index in it
 */
export function openBuiltSearch(buildFolder: string): BuiltSearch | null {
  const search = join(buildFolder, 'search');
  const name = existsSync(search)
    ? readdirSync(search).find((entry) => existsSync(join(search, entry, CORE_FILE)))
    : undefined;
  if (!name) {
    return null;
  }
  const read = (file: string) => new Uint8Array(readFileSync(join(search, name, file)));
  const core = readPacked<CoreFile>(read(CORE_FILE));
  return {
    published: new Set(core.pages.path.map((path) => `/${path}`)),
    client: createLocalSearchClient({
      indexUrl: '/',
      baseUrl: '/',
      siteUrl: 'https://site.invalid',
      readFile: async (file) => read(file),
    }),
  };
}
