import path from 'node:path';
import {openSnapshot} from '../../plugins/lib/api-snapshot';
import type {ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {isToolkitName} from '../../plugins/lib/documented-version';
import {readJson} from '../../plugins/lib/read-json';
import {ROOT} from './project';

type PackageJson = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

/** The committed API snapshot: `readCommands()` and `readOptions()` throw when it is missing. */
export const snapshot = openSnapshot(path.join(ROOT, 'src/data/generated/api'));

/**
 * The snapshot of every package.
 *
 * @throws Error when there is none
 */
export const readApiPackages = (): ApiPackage[] => {
  const names = snapshot.packageNames();
  if (names.length === 0) {
    throw new Error(
      'src/data/generated/api:1: The API snapshot is missing. Run: npm run api:snapshot',
    );
  }
  return names.map((name) => snapshot.readPackage(name));
};

/** Names of the toolkit's packages in `package.json`. */
export const readPinnedPackages = (): string[] => {
  const {dependencies = {}, devDependencies = {}} = readJson<PackageJson>(
    path.join(ROOT, 'package.json'),
  );
  return Object.keys({...dependencies, ...devDependencies})
    .filter(isToolkitName)
    .sort();
};
