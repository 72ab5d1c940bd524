import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../../plugins/lib/read-json';

/** A package whose code is sent to browsers. */
export type Shipped = {name: string; version: string; license: string};

/** Licenses that ask for no more than to be named. */
const PERMISSIVE = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|OFL-1\.1|Unlicense)$/;

/** The toolkit is the product of whoever runs this site. */
const OWN = /^(remotion|@remotion\/)/;

/** Folders of packages among the sources of a source map, each once. */
export function packageFolders(sources: string[]): string[] {
  const folders = sources.flatMap(
    (source) => /^.*?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(clean(source))?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

const clean = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');

type Manifest = {
  name?: string;
  version?: string;
  license?: string | {type?: string};
  licenses?: {type?: string}[];
  dependencies?: Record<string, string>;
};

function readManifest(folder: string): Manifest | null {
  const file = join(folder, 'package.json');
  return existsSync(file) ? readJson<Manifest>(file) : null;
}

/** What a package says of itself. `UNKNOWN` where it names no license. */
export function describePackage(folder: string): Shipped | null {
  const manifest = readManifest(folder);
  if (!manifest?.name || !manifest.version) {
    return null;
  }
  const {name, version, license, licenses} = manifest;
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  return {name, version, license: named ?? 'UNKNOWN'};
}

/** Folders of packages, and of all that they depend on. */
export function withDependencies(names: string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const folder = join('node_modules', name);
    if (!found.has(folder) && existsSync(folder)) {
      found.add(folder);
      Object.keys(readManifest(folder)?.dependencies ?? {}).forEach(visit);
    }
  };
  names.forEach(visit);
  return [...found];
}

/** Packages whose license somebody has to read before they are sent to browsers. */
export const toBeRead = (packages: Shipped[]): Shipped[] =>
  packages.filter(({name, license}) => !OWN.test(name) && !isPermissive(license));

/** `MIT OR GPL-3.0` leaves the choice, `MIT AND OFL-1.1` asks for both. */
function isPermissive(license: string): boolean {
  const text = license.replace(/[()]/g, '');
  return text.includes(' OR ')
    ? text.split(' OR ').some((part) => PERMISSIVE.test(part))
    : text.split(' AND ').every((part) => PERMISSIVE.test(part));
}
