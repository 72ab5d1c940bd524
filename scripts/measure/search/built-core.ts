import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Bucket, Core} from '../../../plugins/search/client/engine';
import {readPacked} from '../../../plugins/search/read-packed';
import {bucketFile, CORE_FILE} from '../../../plugins/search/file-names';
import type {BucketFile, CoreFile} from '../../../plugins/search/format';
import {ROOT} from '../../lib/root';

/** The index of the last build, opened without a client: for those who look at what it finds. */
export type BuiltCore = {
  core: Core;
  published: Set<string>;
  /** These buckets, by their numbers. */
  buckets: (numbers: number[]) => Map<number, Bucket>;
  /** Route of a page by its number. */
  routeOf: (page: number) => string;
};

/** @throws when there is no index in `build/` */
export function openBuiltCore(): BuiltCore {
  const search = join(ROOT, 'build', 'search');
  const name = existsSync(search)
    ? readdirSync(search).find((entry) => existsSync(join(search, entry, CORE_FILE)))
    : undefined;
  if (!name) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const read = (file: string) => new Uint8Array(readFileSync(join(search, name, file)));
  const core = new Core(readPacked<CoreFile>(read(CORE_FILE)));
  const known = new Map<number, Bucket>();
  const routeOf = (page: number) => `/${core.file.pages.path[page] ?? ''}`;
  return {
    core,
    routeOf,
    published: new Set(core.file.pages.path.map((_, page) => routeOf(page))),
    buckets: (numbers) =>
      new Map(
        numbers.map((number) => {
          const bucket =
            known.get(number) ?? new Bucket(readPacked<BucketFile>(read(bucketFile(number))), core);
          known.set(number, bucket);
          return [number, bucket];
        }),
      ),
  };
}
