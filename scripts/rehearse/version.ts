import {spawnSync} from 'node:child_process';

/** What the registry says of a package; its error code when it says nothing. */
type Answer = {dependencies?: Record<string, string>; error?: {code: string}};

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const NOT_FOUND = ['E404', 'ETARGET'];

/** Asks npm's registry for the dependencies of `name@version`. */
function askRegistry(spec: string): Answer {
  const {stdout} = spawnSync('npm', ['view', spec, 'version', 'dependencies', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout) as Answer;
  } catch {
    return {error: {code: 'no answer'}};
  }
}

/**
 * Looks up a version of the framework.
 *
 * @param text what the reader typed
 * @param ask the registry; tests pass their own
 * @returns the range of Rspack that this version is made for
 * @throws Error with a sentence when it is missing, no version, or not published
 */
export function rspackOf(text: string | undefined, ask = askRegistry): string | undefined {
  if (!text) {
    throw new Error('Say which version of Docusaurus to rehearse: npm run rehearse -- 3.10.2');
  }
  if (!VERSION.test(text)) {
    throw new Error(`"${text}" is no version. Write all three numbers, for example 3.10.2.`);
  }
  const {dependencies = {}, error} = ask(`@docusaurus/faster@${text}`);
  if (error && NOT_FOUND.includes(error.code)) {
    throw new Error(
      `There is no Docusaurus ${text}. Its versions: npm view @docusaurus/core versions`,
    );
  }
  if (error) {
    throw new Error(`npm's registry did not say whether there is a Docusaurus ${text}. Try again.`);
  }
  return dependencies['@rspack/core'];
}
