import {sourceTexts} from '../../lib/build-cache';
import {CHANGED_DEFAULTS_FILE} from './changed-defaults';
import {readDocumentedPages} from './documented-pages';
import {SINCE_FILE} from './since/rows';

/** What reference tags show, besides the page that they stand on and the front matter of others. */
const SOURCES = [
  'src/data/generated/api',
  'src/data/generated/snapshots',
  'docs/_options',
  'src/data/package-status.ts',
  SINCE_FILE,
  CHANGED_DEFAULTS_FILE,
  'package.json',
];

/** What the tags of all pages show. */
export const textsOfReference = async (siteDir: string): Promise<string[]> => [
  ...sourceTexts(siteDir, SOURCES),
  JSON.stringify([...(await readDocumentedPages(siteDir))]),
];
