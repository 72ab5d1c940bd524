import {join} from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {hashOf, sourceTexts} from '../lib/build-cache';
import {describePages} from '../lib/page-list';
import {firstMiddleware, once} from '../lib/dev-server';
import {serveIndex, type MakeIndex} from './development-index';
import {keepEarlyKeys} from './early-keys';
import {indexOf, readSources} from './index-files';
import type {SearchOptions} from './options';

export {validateOptions} from './options';
export {validateThemeConfig} from './theme-settings';

/** What the interface needs: where the index lies, with the base URL. */
export type GlobalData = {indexUrl: string};

const NAME = 'search';

const INDEX_FOLDER = 'search';

/** Where `npm start` serves an index, below the base URL. */
const DEVELOPMENT_FOLDER = `${INDEX_FOLDER}/start/`;

/** Folder for what isn't published, from the root of the site. */
export const WORK_FOLDER = join('.docusaurus', 'search');

/** Records of the last build, for `npm run search:push`. */
export const RECORDS_FILE = join(WORK_FOLDER, 'records.json');

/** What the plugin tells others of the build, which takes it before anything else reads a page. */
export type SearchContent = {
  /** Where the index lies, below the base URL, with a slash at the end. */
  folder: string;
};

/** @throws Error if the site has no search */
export function indexFolder(allContent: AllContent): string {
  const content = allContent[NAME]?.[DEFAULT_PLUGIN_ID];
  if (!isSearchContent(content)) {
    throw new Error(
      'The plugin "published" writes the index of the plugin "search". Add that one.',
    );
  }
  return content.folder;
}

const isSearchContent = (content: unknown): content is SearchContent =>
  typeof content === 'object' &&
  content !== null &&
  'folder' in content &&
  typeof content.folder === 'string';

/**
 * Searches the site without a server of its own, in an index of all pages. For a build, a step of
 * plugins/published makes it of the HTML; for `npm start`, this makes it of the Markdown sources,
 * when somebody searches.
 */
export default function searchPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: SearchOptions,
): Plugin<SearchContent> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let makeIndex: MakeIndex = async () => new Map();

  return {
    name: NAME,

    async loadContent() {
      const hash = hashOf(sourceTexts(siteDir, options.sources));
      return {
        folder: isDevelopment ? DEVELOPMENT_FOLDER : `${INDEX_FOLDER}/${hash.slice(0, 10)}/`,
      };
    },

    async allContentLoaded({allContent, actions}) {
      const folder = indexFolder(allContent);
      const infos = describePages(allContent);
      makeIndex = once(async () =>
        indexOf(await readSources(infos, siteDir, baseUrl, options), options, siteDir),
      );
      actions.setGlobalData({indexUrl: baseUrl + folder} satisfies GlobalData);
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-section': true},
          innerHTML: `(${keepEarlyKeys.toString()})()`,
        },
      ],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !isDevelopment) {
        return {};
      }
      return firstMiddleware('search', () =>
        serveIndex(baseUrl + DEVELOPMENT_FOLDER, () => makeIndex()),
      );
    },
  };
}
