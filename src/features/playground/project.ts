import {strToU8, zipSync} from 'fflate';
import packageJson from '@site/package.json';
import type {PlaygroundState} from '@site/src/features/live/url-state';
import {projectFiles} from './project-files';

/** The project of a state as a ZIP archive, in a folder of its own, or why there is none. */
export function projectZip(
  state: PlaygroundState,
): {zip: Uint8Array<ArrayBuffer>} | {mistake: string} {
  const {dependencies, devDependencies} = packageJson;
  const project = projectFiles(state, {...devDependencies, ...dependencies});
  if ('mistake' in project) {
    return project;
  }
  const files = Object.fromEntries(
    Object.entries(project.files).map(([name, text]) => [`playground/${name}`, strToU8(text)]),
  );
  return {zip: zipSync(files, {level: 9})};
}
