import {createHash} from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';
import type {CompositionEntry} from '../../src/compositions/types';

/** Reads a file by its path from the repository's root; `null` when there is none. */
export type ReadFile = (file: string) => string | null;

/** Files that every render depends on. */
const SHARED = ['src/compositions/fonts.ts'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json'];

/**
 * The files of the repository that a module imports, directly or through others, itself included.
 * Packages are left out: a new version of the toolkit is no change of the picture's source.
 *
 * @throws Error naming the import that leads to no file
 */
export function moduleGraph(entry: string, read: ReadFile): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    const text = read(file);
    if (text === null) {
      throw new Error(`${file} does not exist.`);
    }
    for (const {fileName} of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith('.')) {
        visit(resolve(fileName, file, read));
      }
    }
  };
  visit(entry);
  return [...found].sort();
}

function resolve(target: string, from: string, read: ReadFile): string {
  const base = path.posix.join(path.posix.dirname(from), target);
  const ending = ENDINGS.find((candidate) => read(base + candidate) !== null);
  if (ending === undefined) {
    throw new Error(`${from} imports "${target}", which is no file.`);
  }
  return base + ending;
}

/** A short hash of all that decides what a composition's renders show. */
export function sourceHash(entry: CompositionEntry, read: ReadFile): string {
  const {id, width, height, fps, durationInFrames, defaultProps, posterFrame, clip} = entry;
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify({id, width, height, fps, durationInFrames, defaultProps, posterFrame, clip}),
  );
  const files = new Set([...SHARED, ...moduleGraph(entry.source, read)]);
  for (const file of [...files].sort()) {
    hash.update(`\n${file}\n${read(file)}`);
  }
  return hash.digest('hex').slice(0, 16);
}
