import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** One installed package and the folder that it lies in. */
export type InstalledPackage = {name: string; version: string; dir: string};

/** One entry point of a package and the declaration file behind it. */
export type PackageEntry = {entry: string; types: string};

type PackageJson = {
  name: string;
  version: string;
  main?: string;
  types?: string;
  typings?: string;
  exports?: Record<string, unknown>;
};

/**
 * Subpaths that no user imports: entry files of the Studio's bundle, of web workers, of WASM, and
 * those that the packages use among themselves.
 */
const INTERNAL_ENTRIES: Record<string, string[]> = {
  remotion: ['./no-react', './version'],
  '@remotion/renderer': ['./error-handling', './pure'],
  '@remotion/studio': ['./internals', './previewEntry', './renderEntry'],
  '@remotion/whisper-web': ['./main'],
  '@remotion/media-parser': ['./worker-web-entry', './worker-server-entry'],
};

/** One of about 1,500 font modules stands for all: they are generated from one template. */
const REPRESENTATIVE_ENTRIES: Record<string, string[]> = {
  '@remotion/google-fonts': ['./Inter'],
};

const readJson = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

/** Whether a dependency name belongs to the toolkit. */
export const isToolkitName = (name: string): boolean =>
  name === 'remotion' || name.startsWith('@remotion/');

/**
 * The toolkit packages that a project pins, in the order of their names.
 *
 * @param root folder with the project's `package.json` and `node_modules`
 * @throws when a pinned package is not installed
 */
export function pinnedPackages(root: string): InstalledPackage[] {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
  return names
    .filter(isToolkitName)
    .sort()
    .map((name) => readPackageAt(root, name));
}

/** Reads one installed package; throws a sentence that says how to install it. */
export function readPackageAt(root: string, name: string): InstalledPackage {
  const dir = path.join(root, 'node_modules', name);
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`The package ${name} is not installed. Run: npm ci`);
  }
  return {name, version: readJson(file).version, dir};
}

const typesOf = (target: unknown): string | null => {
  if (typeof target === 'string') {
    return target.replace(/\.(m?)js$/, '.d.$1ts');
  }
  if (target && typeof target === 'object') {
    const conditions = target as Record<string, unknown>;
    if (typeof conditions.types === 'string') {
      return conditions.types;
    }
    return typesOf(conditions.require ?? conditions.import ?? conditions.default);
  }
  return null;
};

/**
 * The entry points of a package that have type declarations, `.` first.
 *
 * Entry points without declarations (JSON files, plain scripts) are left out.
 */
export function packageEntries({
  name,
  dir,
}: Pick<InstalledPackage, 'name' | 'dir'>): PackageEntry[] {
  const manifest = readJson(path.join(dir, 'package.json'));
  const main =
    manifest.main && /\.m?js$/.test(manifest.main)
      ? manifest.main
      : `${manifest.main ?? '.'}/index.js`;
  const declared = manifest.types ?? manifest.typings ?? typesOf(main);
  const targets: [string, string | null][] = manifest.exports
    ? Object.entries(manifest.exports).map(([entry, target]) => [entry, typesOf(target)])
    : [['.', declared]];

  const wildcard = manifest.exports?.['./*'];
  for (const entry of REPRESENTATIVE_ENTRIES[name] ?? []) {
    targets.push([entry, typesOf(wildcard)?.replace('*', entry.slice(2)) ?? null]);
  }

  const skipped = INTERNAL_ENTRIES[name] ?? [];
  const entries = targets.flatMap(([entry, target]): PackageEntry[] => {
    if (!target || entry.includes('*') || skipped.includes(entry)) {
      return [];
    }
    const types = path.join(dir, target);
    return /\.d\.[cm]?ts$/.test(types) && existsSync(types) ? [{entry, types}] : [];
  });
  // `./index` repeats `.` in @remotion/google-fonts.
  const seen = new Set<string>();
  return entries
    .sort((a, b) => (a.entry === '.' ? -1 : b.entry === '.' ? 1 : a.entry < b.entry ? -1 : 1))
    .filter(({types}) => !seen.has(types) && seen.add(types));
}
