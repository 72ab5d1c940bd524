import {strToU8, zipSync} from 'fflate';
import packageJson from '@site/package.json';
import type {PlaygroundState} from '@site/src/features/live/url-state';
import {projectFiles} from './project-files';

/** The project of a state as a ZIP archive, in a folder of its own. */
export function projectZip(state: PlaygroundState): Uint8Array<ArrayBuffer> {
  const {version, dependencies, devDependencies} = packageJson;
  const files = projectFiles(state, {version, versions: {...devDependencies, ...dependencies}});
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`playground/${name}`, strToU8(text)]),
    ),
    {level: 9},
  );
}
