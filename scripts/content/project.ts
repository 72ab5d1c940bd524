import fs from 'node:fs';
import path from 'node:path';
import {scanMarkdown, type MarkdownFile} from './markdown';
import {ROOT} from '../lib/root';

export {ROOT};

/** The folders that hold pages. */
export const CONTENT_FOLDERS = ['docs', 'blog', 'learn', 'success-stories'];

/** Files below a folder as paths from the root with forward slashes, sorted; none if it is missing. */
export const listFiles = (folder: string, root = ROOT): string[] => {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs
    .readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
};

/** Reads a text file of the repository. @throws Error when it is missing */
export const readText = (file: string, root = ROOT): string =>
  fs.readFileSync(path.join(root, file), 'utf8');

/** Reads and scans the Markdown files of the given folders, partials included. */
export const readMarkdown = (folders: string[] = CONTENT_FOLDERS, root = ROOT): MarkdownFile[] =>
  folders
    .flatMap((folder) => listFiles(folder, root))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => scanMarkdown(file, readText(file, root)));

/** Reads and scans one page of `tests/content/__fixtures__`. */
export const readFixture = (name: string): MarkdownFile => {
  const file = `tests/content/__fixtures__/${name}`;
  return scanMarkdown(file, readText(file));
};

/** Whether a file is imported by pages rather than a page of its own: one leading `_`. */
export const isPartial = (file: string): boolean =>
  file.split('/').some((segment) => /^_(?!_)/.test(segment));
