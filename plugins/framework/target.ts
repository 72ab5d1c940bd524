import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

/** Ends the build with a sentence that names the patch, and what to do about it. */
export function targetMoved(patch: string, what: string): never {
  throw new Error(
    `The patch plugins/framework/${patch} no longer fits the framework: ${what}. Compare it with the framework's new code, or remove it as plugins/framework/README.md says.`,
  );
}

/**
 * The text of a file that a patch reaches into.
 *
 * @param module path of a file inside an installed package
 * @throws Error that names the patch when the file is gone
 */
export function readTarget(patch: string, module: string): string {
  let file: string;
  try {
    file = require.resolve(module);
  } catch {
    return targetMoved(patch, `${module} is gone`);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Holds a patch to the text that it was written for.
 *
 * @param pattern what the file has to hold
 * @throws Error that names the patch when the file is gone or doesn't hold it
 */
export function expectInTarget(patch: string, module: string, pattern: RegExp): void {
  if (!pattern.test(readTarget(patch, module))) {
    targetMoved(patch, `${module} doesn't hold ${String(pattern)}`);
  }
}

/**
 * Holds a patch that stands for a whole file to the versions of it that were compared by hand.
 *
 * @param known hashes of the file's text, as the error names them
 * @throws Error that names the patch and the new hash
 */
export function expectKnownTarget(patch: string, module: string, known: readonly string[]): void {
  const hash = createHash('sha256').update(readTarget(patch, module)).digest('hex').slice(0, 16);
  if (!known.includes(hash)) {
    targetMoved(patch, `${module} has changed, and its hash is ${hash} now`);
  }
}
