import {existsSync} from 'node:fs';
import path from 'node:path';
import {isToolkitName} from '../../plugins/lib/documented-version';
import {readJson} from '../../plugins/lib/read-json';

/** One installed package and the folder that it lies in. */
export type InstalledPackage = {name: string; version: string; dir: string};

/** One entry point of a package and the declaration file behind it. */
export type PackageEntry = {entry: string; types: string};

/** What an entry point leads to: a file, or one for each condition. */
type Target = string | null | {[condition: string]: Target};

type PackageJson = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  main?: string;
  types?: string;
  typings?: string;
  exports?: Record<string, Target>;
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

const readManifest = (dir: string): PackageJson => readJson(path.join(dir, 'package.json'));

/** The versions that a project asks for, by package. */
export const dependenciesOf = (root: string): Record<string, string> => {
  const {dependencies, devDependencies} = readManifest(root);
  return {...dependencies, ...devDependencies};
};

/**
 * The toolkit packages that a project pins, in the order of their names.
 *
 * @param root folder with the project's `package.json` and `node_modules`
 * @throws when a pinned package is not installed
 */
export function pinnedPackages(root: string): InstalledPackage[] {
  return Object.keys(dependenciesOf(root))
    .filter(isToolkitName)
    .sort()
    .map((name) => readPackageAt(root, name));
}

/** Reads one installed package; throws a sentence that says how to install it. */
export function readPackageAt(root: string, name: string): InstalledPackage {
  const dir = path.join(root, 'node_modules', name);
  if (!existsSync(path.join(dir, 'package.json'))) {
    throw new Error(`The package ${name} is not installed. Run: npm ci`);
  }
  return {name, version: readManifest(dir).version, dir};
}

const typesOf = (target: Target | undefined): string | null => {
  if (typeof target === 'string') {
    return target.replace(/\.(m?)js$/, '.d.$1ts');
  }
  if (!target) {
    return null;
  }
  const {types, require, import: module, default: other} = target;
  return typeof types === 'string' ? types : typesOf(require ?? module ?? other);
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
  const manifest = readManifest(dir);
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
