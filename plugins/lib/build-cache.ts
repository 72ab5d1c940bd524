import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join, relative} from 'node:path';

/** Results of earlier builds, by what they were made from. */
export type BuildCache = {
  /**
   * The result that was made from the same parts, or what `make` returns.
   *
   * @param parts everything that decides about the result
   */
  get: (parts: string[], make: () => Buffer | Promise<Buffer>) => Promise<Buffer>;
  /**
   * The results for several such lists of parts. Those that are missing are made together.
   *
   * @param make gets the places of what is missing, and returns its results in that order
   */
  getAll: (
    all: string[][],
    make: (missing: number[]) => Promise<Uint8Array[]>,
  ) => Promise<Buffer[]>;
  /** Whether `get` would return without making anything. */
  has: (parts: string[]) => boolean;
  /** Removes results that were not asked for, and returns how many were made anew. */
  close: () => {made: number; reused: number};
};

/**
 * Opens a cache in `node_modules/.cache`, where continuous integration looks for such folders.
 *
 * @param version changes when the same parts would give another result
 */
export function openCache(siteDir: string, name: string, version: string): BuildCache {
  const folder = join(siteDir, 'node_modules', '.cache', name);
  mkdirSync(folder, {recursive: true});
  const asked = new Set<string>();
  let made = 0;
  const pathOf = (parts: string[]): string => {
    const file = hashOf([version, ...parts]);
    asked.add(file);
    return join(folder, file);
  };
  const keep = (path: string, result: Uint8Array): void => {
    made += 1;
    writeFileSync(path, result);
  };
  return {
    async get(parts, make) {
      const path = pathOf(parts);
      if (existsSync(path)) {
        return readFileSync(path);
      }
      const result = await make();
      keep(path, result);
      return result;
    },
    async getAll(all, make) {
      const paths = all.map(pathOf);
      const missing = [...paths.keys()].filter((place) => !existsSync(paths[place] ?? ''));
      const results = missing.length > 0 ? await make(missing) : [];
      results.forEach((result, index) => keep(paths[missing[index] ?? 0] ?? '', result));
      return paths.map((path) => readFileSync(path));
    },
    has: (parts) => existsSync(join(folder, hashOf([version, ...parts]))),
    close() {
      for (const file of readdirSync(folder)) {
        if (!asked.has(file)) {
          rmSync(join(folder, file));
        }
      }
      return {made, reused: asked.size - made};
    },
  };
}

/** A hash of the files of a folder, and not of folders in it: the version of what they do. */
export function versionOf(folder: string): string {
  return hashOf(
    readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({name}) => name)
      .sort()
      .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** A hash that another list of parts does not have. */
export function hashOf(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps ['ab', 'c'] and ['a', 'bc'] apart.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Names and texts of files and of all files in folders. What is missing is left out. */
export function* sourceTexts(siteDir: string, sources: string[]): Iterable<string> {
  for (const source of sources.map((name) => join(siteDir, name)).filter(existsSync)) {
    for (const file of statSync(source).isDirectory() ? filesBelow(source) : [source]) {
      yield `${relative(siteDir, file)}\n${readFileSync(file, 'utf8')}`;
    }
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
