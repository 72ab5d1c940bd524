import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {
  aliasedSitePathToRelativePath,
  createMatcher,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownFile,
} from '@docusaurus/utils';
import {gzipAsync} from '@gfx/zopfli';
import {openSnapshot} from '../lib/api-snapshot';
import type {PageInfo} from '../lib/page-list';
import {pathOf} from '../lib/paths';
import {readAnswers} from './answers';
import {CORE_FILE} from './file-names';
import {buildIndex, type IndexFiles} from './indexing';
import type {SearchOptions} from './options';
import {
  recordFromMarkdown,
  recordFromText,
  textFromHtml,
  type PageRecord,
  type PageText,
} from './records';
import {symbolsOf} from './symbols';

/**
 * The records of a built site, in the order of their routes.
 *
 * @param read returns the text of a file below `outDir`; default: reads the file
 */
export function readBuild(
  routes: string[],
  infos: PageInfo[],
  outDir: string,
  baseUrl: string,
  options: SearchOptions,
  read: (file: string) => PageText = (file) =>
    textFromHtml(readFileSync(join(outDir, file), 'utf8')),
): PageRecord[] {
  const isExcluded = createMatcher(options.exclude);
  const infoOf = new Map(infos.map((info) => [info.permalink, info]));
  return [...new Set(routes)].sort().flatMap((route) => {
    const path = pathOf(route, baseUrl);
    const file = [join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`].find((name) =>
      existsSync(join(outDir, name)),
    );
    if (isExcluded(path) || !file) {
      return [];
    }
    const record = recordFromText(path, read(file), infoOf.get(route), options);
    return record ? {...record, links: record.links?.map((link) => pathOf(link, baseUrl))} : [];
  });
}

/** The records of the Markdown sources, for a site that isn't built. */
export async function readSources(
  infos: PageInfo[],
  siteDir: string,
  baseUrl: string,
  options: SearchOptions,
): Promise<PageRecord[]> {
  const isExcluded = createMatcher(options.exclude);
  const included = infos
    .filter(({permalink}) => !isExcluded(pathOf(permalink, baseUrl)))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return Promise.all(
    included.map(async (info) => {
      const path = pathOf(info.permalink, baseUrl);
      if (!info.source) {
        return recordFromMarkdown(path, '', info, options);
      }
      const filePath = join(siteDir, aliasedSitePathToRelativePath(info.source));
      const {content} = await parseMarkdownFile({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        removeContentTitle: true,
      });
      return recordFromMarkdown(path, content, info, options);
    }),
  );
}

/** The index of some pages of a site, with its answers and what its API snapshot says of symbols. */
export function indexOf(pages: PageRecord[], options: SearchOptions, siteDir: string): IndexFiles {
  const api = openSnapshot(join(siteDir, 'src', 'data', 'generated', 'api'));
  return buildIndex(
    pages,
    options.kindBoosts,
    readAnswers(join(siteDir, options.answers)),
    symbolsOf(pages, api),
  );
}

/**
 * The same index with its largest file packed as small as gzip can, which takes a second or two: each
 * search waits for that file.
 */
export async function packTightly(files: IndexFiles): Promise<IndexFiles> {
  const core = files.get(CORE_FILE);
  return core
    ? new Map([...files, [CORE_FILE, await gzipAsync(gunzipSync(core), {numiterations: 15})]])
    : files;
}

/** Writes the files of an index into a folder. */
export function writeIndex(files: IndexFiles, folder: string): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, bytes] of files) {
    writeFileSync(join(folder, name), bytes);
  }
}
