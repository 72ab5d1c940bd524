import path from 'node:path';
import {readJson} from './read-json';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Whether a package belongs to the toolkit. */
export const isToolkitName = (name: string): boolean =>
  name === 'remotion' || name.startsWith('@remotion/');

/** An exact version: three numbers, without a range in front. */
const EXACT = /^\d+\.\d+\.\d+$/;

/**
 * The version of the toolkit that the whole site documents, such as `4.0.383`. It is the one that
 * `package.json` pins for `remotion`. The site's own version is another matter.
 *
 * @param siteDir folder that holds `package.json`
 * @throws when `remotion` is missing there, has a range, or differs from another package of the
 *   toolkit
 */
export const documentedVersion = (siteDir: string): string =>
  versionOfToolkit(readJson(path.join(siteDir, 'package.json')));

/** The toolkit's version in a manifest. All of its packages have to name the same one. */
export function versionOfToolkit({dependencies, devDependencies}: Manifest): string {
  const pinned = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
    isToolkitName(name),
  );
  const version = pinned.find(([name]) => name === 'remotion')?.[1];
  if (!version || !EXACT.test(version)) {
    throw new Error(
      'package.json does not pin remotion, so the site cannot know which version it documents. ' +
        'Write an exact version: "remotion": "4.0.383"',
    );
  }
  const other = pinned.find(([, each]) => each !== version);
  if (other) {
    throw new Error(
      `package.json has remotion ${version} and ${other[0]} ${other[1]}. ` +
        `The site documents one version. Write: "${other[0]}": "${version}"`,
    );
  }
  return version;
}
