import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf, sourceTexts} from '../lib/build-cache';
import {describePages} from '../lib/page-list';
import {keepEarlyKeys} from './early-keys';
import {readSources, writeIndex} from './index-files';
import type {SearchOptions} from './options';

export {validateOptions} from './options';

/** What the interface needs: where the index lies, with the base URL. */
export type GlobalData = {indexUrl: string};

const INDEX_FOLDER = 'search';

/** Folder for what isn't published, from the root of the site. */
export const WORK_FOLDER = join('.docusaurus', 'search');

/** Records of the last build, for `npm run search:push`. */
export const RECORDS_FILE = join(WORK_FOLDER, 'records.json');

/** Where the index of a build lies, below its base URL, with a slash at the end. */
export const indexFolder = (siteDir: string, {sources}: SearchOptions): string =>
  folderOf(hashOf(sourceTexts(siteDir, sources)));

const folderOf = (hash: string): string => `${INDEX_FOLDER}/${hash.slice(0, 10)}/`;

/**
 * Searches the site without a server of its own, in an index of all pages. For a build, a step of
 * plugins/published makes it of the HTML; for `npm start`, this makes it of the Markdown sources.
 */
export default function searchPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: SearchOptions,
): Plugin {
  const developmentFolder = join(siteDir, WORK_FOLDER, 'start');
  const isDevelopment = process.env.NODE_ENV === 'development';

  return {
    name: 'search',

    async allContentLoaded({allContent, actions}) {
      let folder = indexFolder(siteDir, options);
      if (isDevelopment) {
        const pages = await readSources(describePages(allContent), siteDir, baseUrl, options);
        folder = folderOf(hashOf([JSON.stringify(pages)]));
        rmSync(developmentFolder, {recursive: true, force: true});
        writeIndex(pages, options, join(developmentFolder, folder));
      }
      actions.setGlobalData({indexUrl: baseUrl + folder} satisfies GlobalData);
    },

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${keepEarlyKeys.toString()})()`}],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !isDevelopment) {
        return {};
      }
      const directory = join(developmentFolder, INDEX_FOLDER);
      return {
        devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER, watch: false}]},
      } as object;
    },
  };
}
