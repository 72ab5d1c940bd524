/*
 * `npm run lock:complete`, after `npm install` from a registry that does not hold every package.
 * npm then leaves the optional packages for other platforms out of the lock file, and `npm ci`
 * refuses it. Their version stands in the package that wants them, their platform in their name,
 * their checksum in the registry. Names those that the registry doesn't have.
 */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {readJson} from '../../plugins/lib/read-json';

type LockEntry = {
  version?: string;
  integrity?: string;
  link?: true;
  optional?: true;
  dev?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lock = {packages: Record<string, LockEntry>};

const PLATFORM =
  /-(darwin|linux|win32|freebsd|android|openharmony|wasm32)(?:-([a-z0-9]+))?(?:-([a-z]+))?$/;

/**
 * Adds what is missing.
 *
 * @returns the names that were added
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, {optionalDependencies = {}, dev}] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = PLATFORM.exec(name);
      if (!platform || !/^\d+\.\d+\.\d+/.test(version) || isInstalledFor(lock, path, name)) {
        continue;
      }
      const [, os = '', cpu = '', abi = ''] = platform;
      const libc = /^gnu|^musl/.exec(abi)?.[0].replace('gnu', 'glibc');
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(cpu ? {cpu: [cpu === 'arm' ? 'arm' : cpu]} : {}),
        ...(dev ? {dev} : {}),
        ...(libc ? {libc: [libc]} : {}),
        optional: true,
        os: [os],
      };
      added.push(name);
    }
  }
  return added;
}

/** Paths of packages in a lock file that npm would install without comparing a checksum. */
export const withoutIntegrity = ({packages}: Lock): string[] =>
  Object.entries(packages)
    .filter(([path, {integrity, link}]) => path !== '' && !integrity && !link)
    .map(([path]) => path);

/**
 * Fills in missing checksums.
 *
 * @param integrityOf checksum of a package such as `zod@3.22.3`; null where the registry has none
 * @returns paths that still lack one
 */
export function addIntegrity(
  lock: Lock,
  integrityOf: (specifier: string) => string | null,
): string[] {
  for (const path of withoutIntegrity(lock)) {
    const entry = lock.packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = integrityOf(`${name}@${entry?.version ?? ''}`);
    if (entry && integrity) {
      entry.integrity = integrity;
    }
  }
  return withoutIntegrity(lock);
}

function integrityInRegistry(specifier: string): string | null {
  const {stdout} = spawnSync('npm', ['view', specifier, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return /^sha512-\S+/m.exec(stdout)?.[0] ?? null;
}

/** Whether the package at `path` finds `name` in its own folder or in one above. */
function isInstalledFor(lock: Lock, path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  return (
    folders.some(
      (_, depth) =>
        `${folders.slice(0, folders.length - depth).join('/node_modules/')}/node_modules/${name}` in
        lock.packages,
    ) || `node_modules/${name}` in lock.packages
  );
}

if (require.main === module) {
  const file = 'package-lock.json';
  const lock = readJson<Lock>(file);
  const added = completeLock(lock);
  const missing = addIntegrity(lock, integrityInRegistry);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} optional packages added to ${file}.`);
  if (missing.length > 0) {
    console.log(`The registry has no checksum of\n  ${missing.join('\n  ')}`);
  }
}
