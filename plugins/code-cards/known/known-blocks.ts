import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {hashOf, openCache, versionOf, type BuildCache} from '../../lib/build-cache';
import {parseJson} from '../../lib/read-json';
import {readBlocks} from '../../snippets/blocks';
import {openSnapshot} from '../../lib/api-snapshot';
import type {KnownBlocks} from '../types';
import type {CodePage} from './code-page';
import {demoPages} from './demo-code';
import {signaturePages} from './signature-blocks';

/** The folders that hold pages with code. */
const CONTENT_FOLDERS = ['docs', 'blog', 'learn', 'success-stories'];

/**
 * What TypeScript knows of the blocks of all pages. What has not changed since the last build comes
 * from a cache; the rest is compiled in a process of its own, beside the bundler.
 *
 * @throws Error when that process fails
 */
export async function readKnownBlocks(siteDir: string): Promise<KnownBlocks> {
  const pages = readAllCode(siteDir);
  const cache = openKnownBlocks(siteDir);
  if (pages.some((page) => !cache.has(partsOf(page)))) {
    const script = path.join(__dirname, 'compile.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script, siteDir]);
  }
  const known: KnownBlocks = {};
  for (const page of pages) {
    const text = await cache.get(partsOf(page), () => {
      throw new Error(`The blocks of ${page.file} changed during the build. Build again.`);
    });
    known[page.file] = parseJson(text.toString());
  }
  cache.close();
  return known;
}

/** All code of the site that has cards: of Markdown files, of demos, and the signatures. */
export const readAllCode = (siteDir: string): CodePage[] => [
  ...readCodePages(siteDir),
  ...demoPages(siteDir),
  ...signaturePages(siteDir, openSnapshot(path.join(siteDir, 'src', 'data', 'generated', 'api'))),
];

/** Markdown files with code, partials included, in the order of their names. */
export function readCodePages(siteDir: string): CodePage[] {
  return CONTENT_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .sort(),
  )
    .map((file) => ({
      file,
      blocks: readBlocks(file, readFileSync(path.join(siteDir, file), 'utf8')),
    }))
    .filter(({blocks}) => blocks.length > 0);
}

/** The cache of what TypeScript knows, by {@link partsOf} their page. */
export const openKnownBlocks = (siteDir: string): BuildCache =>
  openCache(
    siteDir,
    'code-cards',
    hashOf([
      versionOf(__dirname),
      versionOf(path.join(__dirname, '..', '..', 'snippets')),
      readFileSync(path.join(__dirname, '..', 'address.ts'), 'utf8'),
      readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'),
    ]),
  );

/** All that decides about what TypeScript knows of a page. */
export const partsOf = ({file, blocks}: CodePage): string[] => [
  file,
  ...blocks.flatMap(({fence}) => [fence.language, fence.meta, fence.code]),
];
