import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {MarkdownConfig, PluginModule} from '@docusaurus/types';
import {knownCodeOf} from '../plugins/code-cards/known-code';
import {createFeedItems} from '../plugins/lib/feeds';
import {readGitDates, withDate, type GitDates} from '../plugins/lib/git-dates';
import {withPaginationLabel} from '../plugins/lib/place-labels';
import {withListDates, withRouteDates} from '../plugins/lib/sitemap-dates';
import afterFirstScreen from '../plugins/remark/after-first-screen';
import apiReference from '../plugins/remark/api-reference';
import {siteOptions} from '../plugins/remark/api-reference/site-options';
import remarkCache from '../plugins/remark/cache-version';
import codeNotes from '../plugins/remark/code-notes';
import demosPlugin from '../plugins/remark/demos';
import guideLinks from '../plugins/remark/guide-links';
import liveCode from '../plugins/remark/live-code';
import termLinks from '../plugins/remark/term-links';
import {blogs} from '../src/data/blogs';
import {terms} from '../src/data/terms';
import {demos} from '../src/features/demos/registry';

type ContentOptions = {
  siteDir: string;
  /** Address below which the sources of the pages can be changed; `null`: nowhere. */
  editUrl: string | null;
  /** Who the feeds say wrote them. */
  copyright: string;
  /** Pages without content of their own: no search engine lists them, and no machine reads them. */
  toolPages: string[];
};

/** Forgets compiled pages when what plugins write into them has changed. */
export const pageCache: PluginModule = (context) => remarkCache(context, {demos, terms});

const sitemapItems =
  (siteDir: string, dates: GitDates | null): SitemapOptions['createSitemapItems'] =>
  async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const dated = dates ? withRouteDates(routes, siteDir, dates) : routes;
    return withListDates(await defaultCreateSitemapItems({siteConfig, routes: dated}));
  };

/** Options of everything that is written in Markdown: docs, three blogs, and what lists them. */
export function contentOf({siteDir, editUrl, copyright, toolPages}: ContentOptions) {
  const dates = readGitDates(siteDir);

  const knownCode = knownCodeOf(siteDir);
  const isDevelopment = process.env.NODE_ENV === 'development';

  const pageOptions = {editUrl: editUrl ?? undefined, showLastUpdateTime: dates !== null};

  const beforeDefaultRemarkPlugins = [
    [apiReference, siteOptions(siteDir)],
    [demosPlugin, {demos, siteDir}],
    [guideLinks, {siteDir}],
    // Whoever writes a page doesn't wait for all code of the site.
    [codeNotes, {siteDir, knownCode: isDevelopment ? null : knownCode}],
  ] satisfies DocsOptions['beforeDefaultRemarkPlugins'];

  const remarkPlugins = [
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
    [liveCode, {component: '@site/src/features/live/LiveCode', siteDir}],
  ] satisfies DocsOptions['remarkPlugins'];

  const docs: DocsOptions = {
    sidebarPath: './sidebars.ts',
    // Page ids such as 2-0-migration begin with numbers that belong to the URL.
    numberPrefixParser: false,
    ...pageOptions,
    beforeDefaultRemarkPlugins,
    remarkPlugins: [
      ...remarkPlugins,
      [termLinks, {terms, siteDir}],
      [afterFirstScreen, {component: '@site/src/components/AfterFirstScreen', siteDir}],
    ],
  };

  /** Options of one of the three blogs, which differ only in what src/data/blogs.ts says. */
  const blogOf = (id: keyof typeof blogs): BlogOptions => {
    const {path, title, description, sidebarTitle} = blogs[id];
    return {
      id,
      path,
      routeBasePath: path,
      blogTitle: title,
      blogDescription: description,
      blogSidebarTitle: sidebarTitle,
      blogSidebarCount: 'ALL',
      postsPerPage: 10,
      showReadingTime: true,
      onUntruncatedBlogPosts: 'throw',
      ...pageOptions,
      feedOptions: {
        type: 'all',
        // All posts, not the newest 20.
        limit: false,
        title: `Remotion: ${title}`,
        description,
        copyright,
        createFeedItems,
      },
      beforeDefaultRemarkPlugins,
      remarkPlugins,
    };
  };

  const sitemap: SitemapOptions = {
    ignorePatterns: toolPages,
    lastmod: dates ? 'date' : null,
    createSitemapItems: sitemapItems(siteDir, dates),
  };

  const markdown: Partial<MarkdownConfig> = {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: async ({defaultParseFrontMatter, ...file}) => {
      const {frontMatter, content} = await defaultParseFrontMatter(file);
      const labeled = withPaginationLabel(frontMatter);
      return {frontMatter: withDate(labeled, file.filePath, dates), content};
    },
  };

  return {docs, blogOf, sitemap, markdown, knownCode};
}
