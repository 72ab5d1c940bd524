import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {aliasedSitePathToRelativePath, createMatcher, parseMarkdownFile} from '@docusaurus/utils';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from './indexing';
import type {IndexFiles} from './indexing';
import type {Options} from './options';
import {recordFromHtml, recordFromMarkdown} from './records';
import type {PageRecord} from './records';
import {describePages} from '../lib/page-list';
import type {PageInfo} from '../lib/page-list';

export {validateOptions} from './options';

/** What the interface needs: where the index lies, with the base URL. */
export type GlobalData = {indexUrl: string};

const INDEX_FOLDER = 'search';
const WORK_FOLDER = join('.docusaurus', 'search');

/** Records of the last build, for `npm run search:push`. Outside of what is published. */
export const RECORDS_FILE = join(WORK_FOLDER, 'records.json');

/**
 * Searches the site without a server of its own: builds an index of all pages, and publishes it as
 * static files. `docusaurus build` reads the built HTML, `docusaurus start` the Markdown sources.
 */
export default function localSearchPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: Options,
): Plugin {
  let infos: PageInfo[] = [];
  let folder = '';
  const developmentFolder = join(siteDir, WORK_FOLDER, 'start');
  const isDevelopment = process.env.NODE_ENV === 'development';

  return {
    name: 'search',

    async allContentLoaded({allContent, actions}) {
      infos = describePages(allContent);
      let hash = hashOf(options.sources.map((source) => join(siteDir, source)));
      if (isDevelopment) {
        const pages = await readSources(infos, siteDir, baseUrl, options);
        hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
        rmSync(developmentFolder, {recursive: true, force: true});
        writeAll(buildIndex(pages, options.kindBoosts), join(developmentFolder, short(hash)));
      }
      folder = `${INDEX_FOLDER}/${short(hash)}/`;
      actions.setGlobalData({indexUrl: baseUrl + folder} satisfies GlobalData);
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDevelopment) {
        return {};
      }
      return {
        devServer: {
          static: [
            {directory: developmentFolder, publicPath: baseUrl + INDEX_FOLDER, watch: false},
          ],
        },
      } as object;
    },

    postBuild({outDir, routesPaths}) {
      const pages = readBuild(routesPaths, infos, outDir, baseUrl, options);
      write(join(siteDir, RECORDS_FILE), JSON.stringify(pages));
      writeAll(buildIndex(pages, options.kindBoosts), join(outDir, folder));
    },
  };
}

/** The records of a built site, in the order of their routes. */
export function readBuild(
  routes: string[],
  infos: PageInfo[],
  outDir: string,
  baseUrl: string,
  options: Options,
): PageRecord[] {
  const isExcluded = createMatcher(options.exclude);
  const infoOf = new Map(infos.map((info) => [info.permalink, info]));
  return [...new Set(routes)].sort().flatMap((route) => {
    const path = below(baseUrl, route);
    const file = [
      join(outDir, path, 'index.html'),
      join(outDir, `${path.replace(/\/$/, '')}.html`),
    ].find(existsSync);
    if (isExcluded(path) || !file) {
      return [];
    }
    return recordFromHtml(path, readFileSync(file, 'utf8'), infoOf.get(route), options) ?? [];
  });
}

async function readSources(
  infos: PageInfo[],
  siteDir: string,
  baseUrl: string,
  options: Options,
): Promise<PageRecord[]> {
  const isExcluded = createMatcher(options.exclude);
  const included = infos
    .filter(({permalink}) => !isExcluded(below(baseUrl, permalink)))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return Promise.all(
    included.map(async (info) => {
      const path = below(baseUrl, info.permalink);
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

function below(baseUrl: string, route: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
}

/** Depends on names and contents of the files, and on nothing else. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string, name: string): void => {
    if (!existsSync(path)) {
      return;
    }
    if (statSync(path).isDirectory()) {
      readdirSync(path)
        .sort()
        .forEach((entry) => visit(join(path, entry), `${name}/${entry}`));
    } else {
      hash.update(name).update(readFileSync(path));
    }
  };
  paths.forEach((path, index) => visit(path, String(index)));
  return hash.digest('hex');
}

function short(hash: string): string {
  return hash.slice(0, 10);
}

function writeAll(files: IndexFiles, folder: string): void {
  for (const [name, bytes] of files) {
    write(join(folder, name), bytes);
  }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(join(file, '..'), {recursive: true});
  writeFileSync(file, content);
}
