import {PerfLogger} from '@docusaurus/logger';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {indexFolder} from '../search';
import {describePages, type PageInfo} from '../lib/page-list';
import {readPages, type BuiltPage} from './built-pages';
import {codeCards} from './code-cards';
import {criticalStyles} from './critical-styles';
import {docsMcp} from './docs-mcp';
import {downloads} from './downloads';
import {endTags} from './end-tags';
import {errorIndex} from './error-index';
import {feedLinks} from './feed-links';
import {headers} from './headers';
import {readHtml, writeHtml, type Pages} from './html-files';
import {htmlUrls} from './html-urls';
import {indexNote} from './index-note';
import {liveFrame} from './live-frame';
import {markdown} from './markdown';
import {movedPages} from './moved-pages';
import type {Options} from './options';
import {parserOf} from './parsed-page';
import {robots} from './robots';
import {routeHints} from './route-hints';
import {searchIndex} from './search-index';
import {sharedScripts} from './section-scripts';
import {skills} from './skills';
import {socialImages} from './social-images';
import {checkOrder, GIVEN, runSteps, type Step} from './step';

export {validateOptions} from './options';

/** What pages need to know: which of them have no Markdown. */
export type GlobalData = {exclude: string[]};

/**
 * All that happens to a build, in order. Of steps that can run side by side, those with workers come
 * first.
 */
export const stepsOf = (options: Options): Step[] => [
  readHtml(),
  feedLinks(),
  routeHints(options.patches),
  sharedScripts(),
  criticalStyles(options.patches),
  endTags(),
  writeHtml(),
  liveFrame(options.frame),
  movedPages(options.moved),
  htmlUrls(),
  robots(),
  socialImages(options.socialImages),
  markdown(options.markdown),
  downloads(options.downloads),
  headers(options.headers),
  codeCards(options.knownCode),
  docsMcp(options.docsMcp),
  skills(options.skills),
  searchIndex(options.search),
  errorIndex(options.markdown.version),
];

/** Finishes a build: one `postBuild` for the whole site. */
export default function publishedPlugin(
  {siteDir, siteConfig, baseUrl, currentBundler}: LoadContext,
  options: Options,
): Plugin {
  const steps = stepsOf(options);
  checkOrder(steps, GIVEN);
  let infos: PageInfo[] = [];
  let searchFolder = '';
  let jsLoader: RuleSetRule = {};

  return {
    name: 'published',

    async loadContent() {
      if (process.env.NODE_ENV === 'production') {
        steps.forEach((step) => step.prepare?.({siteDir}));
      }
    },

    async allContentLoaded({allContent, actions}) {
      infos = describePages(allContent);
      searchFolder = indexFolder(allContent);
      actions.setGlobalData({exclude: options.exclude} satisfies GlobalData);
    },

    configureWebpack(_config, _isServer, {getJSLoader}) {
      jsLoader = getJSLoader({isServer: false});
      return {};
    },

    injectHtmlTags: () => indexNote(baseUrl),

    async postBuild({outDir, routesPaths: routes}) {
      const bundler: CurrentBundler = currentBundler;
      const pages: Pages = new Map();
      const site = {
        siteDir,
        siteConfig,
        baseUrl,
        outDir,
        pages,
        parse: parserOf(outDir, pages),
        routes,
        infos,
        searchFolder,
        bundler,
        jsLoader,
      };
      let built: BuiltPage[] | undefined;
      const read = () => (built ??= readPages(site, options.exclude));
      await runSteps(steps, GIVEN, (step) =>
        PerfLogger.async(step.name, async () => step.run({...site, readPages: read})),
      );
    },
  };
}
