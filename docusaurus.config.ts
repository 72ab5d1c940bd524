import {readFileSync} from 'node:fs';
import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {blogs} from './src/data/blogs';
import {movedPages} from './src/data/moved-pages';
import {terms} from './src/data/terms';
import {codeTheme} from './src/data/code-theme';
import {footerColumns, navbarItems} from './src/data/navigation';
import {links} from './src/data/links';
import {sectionsOfSite} from './src/data/sections';
import {readEnvironment} from './environment';
import apiReference from './plugins/remark/api-reference';
import apiReferenceCache from './plugins/remark/api-reference/cache-version';
import {siteOptions} from './plugins/remark/api-reference/site-options';
import {createFeedItems} from './plugins/lib/feeds';
import {readGitDates, withDate} from './plugins/lib/git-dates';
import {withListDates} from './plugins/lib/sitemap-dates';
import guideLinks, {guideLinksCache} from './plugins/remark/guide-links';
import termLinks, {termLinksCache} from './plugins/remark/term-links';
import liveCode from './plugins/remark/live-code';
import {pageTemplate} from './plugins/framework/first-paint/template';
import pluginsCache from './plugins/framework/bundler-cache/index';
import demosPlugin from './plugins/remark/demos';
import demosCache from './plugins/remark/demos/cache-version';
import {demos} from './src/features/demos/registry';
import packageJson from './package.json';

const environment = readEnvironment(process.env);

const copyright = `Copyright © ${new Date().getFullYear()} Remotion AG`;

const docsRoutes = readFileSync(path.join(__dirname, 'docs-routes.tsv'), 'utf8');

const dates = readGitDates(__dirname);

/** What the pages of docs and blogs share. */
const pageOptions = {
  editUrl: environment.editUrl ?? undefined,
  showLastUpdateTime: dates !== null,
};

/** Pages without content of their own: no search engine lists them, and no machine reads them. */
const toolPages = ['/404.html', '/ai-embed', '/search'];

const beforeDefaultRemarkPlugins = [
  [apiReference, siteOptions(__dirname)],
  [demosPlugin, {demos, siteDir: __dirname}],
  [guideLinks, {siteDir: __dirname}],
] satisfies DocsOptions['beforeDefaultRemarkPlugins'];

const remarkPlugins = [
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
  [liveCode, {component: '@site/src/features/live/LiveCode', siteDir: __dirname}],
] satisfies DocsOptions['remarkPlugins'];

const docsOptions: DocsOptions = {
  sidebarPath: './sidebars.ts',
  // Page ids such as 2-0-migration begin with numbers that belong to the address.
  numberPrefixParser: false,
  ...pageOptions,
  beforeDefaultRemarkPlugins,
  remarkPlugins: [...remarkPlugins, [termLinks, {terms, siteDir: __dirname}]],
};

/** Options of one of the three blogs, which differ in nothing but what src/data/blogs.ts says. */
const blogOptionsOf = (id: keyof typeof blogs): BlogOptions => {
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

const sitemapOptions: SitemapOptions = {
  ignorePatterns: toolPages,
  lastmod: dates ? 'date' : null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    withListDates(await defaultCreateSitemapItems(params)),
};

const presetOptions: PresetOptions = {
  docs: docsOptions,
  blog: blogOptionsOf('default'),
  sitemap: sitemapOptions,
  ...(environment.analyticsId
    ? {gtag: {trackingID: environment.analyticsId, anonymizeIP: false}}
    : {}),
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/reference.css',
      './src/css/blog.css',
    ],
  },
};

const plugins: PluginConfig[] = [
  pluginsCache,
  apiReferenceCache,
  (context) => demosCache(context, {demos, siteDir: __dirname}),
  guideLinksCache,
  (context) => termLinksCache(context, {terms}),
  ['@docusaurus/plugin-content-blog', blogOptionsOf('learn')],
  ['@docusaurus/plugin-content-blog', blogOptionsOf('success-stories')],
  './plugins/experts/index.ts',
  './plugins/templates/index.ts',
  './plugins/showcase/index.ts',
  './plugins/framework/browser-config/index.ts',
  './plugins/published/robots.ts',
  ['./plugins/published/moved-pages.ts', {pages: movedPages}],
  './plugins/framework/clean-paths/index.ts',
  './plugins/framework/route-table/index.ts',
  './plugins/framework/first-paint/index.ts',
  './plugins/framework/lean-utils/index.ts',
  './plugins/framework/server-only/index.ts',
  './plugins/framework/lazy-highlighter/index.ts',
  './plugins/framework/plain-editor/index.ts',
  './plugins/framework/source-text/index.ts',
  './plugins/search/index.ts',
  [
    './plugins/published/markdown/index.ts',
    {
      exclude: toolPages,
      summary:
        'Remotion makes videos in React: a component describes each frame, plays in the browser, and renders to a file on your machine, on a server or in the cloud.',
      version: packageJson.version,
      sections: sectionsOfSite(docsRoutes),
    },
  ],
  [
    './plugins/published/social-images/index.ts',
    {exclude: toolPages, wordmark: 'static/img/wordmark-dark.svg'},
  ],
  [
    './plugins/ask-ai/index.ts',
    {widget: environment.chatWidget, embedOrigins: environment.askAiEmbedOrigins},
  ],
  [
    './plugins/live-frame/index.ts',
    {entry: 'src/features/live/frame/index.tsx', route: 'live-frame'},
  ],
  [
    './plugins/published/headers/index.ts',
    {
      services: {
        analytics: environment.analyticsId !== null,
        algoliaAppId: environment.algolia?.appId ?? null,
        chatWidgetOrigins: environment.chatWidgetOrigins,
      },
      embedRoute: 'ai-embed',
      frameRoute: 'live-frame',
    },
  ],
  [
    './plugins/framework/lazy-styles/index.ts',
    {
      name: 'search-modal',
      folders: ['src/features/search/Modal', 'node_modules/@docsearch/css'],
    },
  ],
  [
    './plugins/framework/lazy-styles/index.ts',
    {id: 'ask-ai', name: 'ask-ai', folders: ['src/features/ask/conversation']},
  ],
  [
    './plugins/framework/web-fonts/index.ts',
    {
      fonts: [
        {
          family: 'Inter Variable',
          package: '@fontsource-variable/inter',
          file: 'inter-latin-wght-normal',
          preload: true,
          // Heights as in the font; widths of 4,000 letters of the docs, measured in Chromium. For
          // the regular faces, Capsize's tables say the same.
          fallback: {
            ascent: 0.96875,
            descent: 0.2412,
            faces: [
              {
                weights: '100 599',
                local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
                sizeAdjust: 1.072,
              },
              {
                weights: '600 900',
                local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
                sizeAdjust: 1.03,
              },
            ],
          },
        },
        {
          family: 'JetBrains Mono Variable',
          package: '@fontsource-variable/jetbrains-mono',
          file: 'jetbrains-mono-latin-wght-normal',
          preload: false,
        },
      ],
    },
  ],
];

const themeConfig: ThemeConfig = {
  image: 'img/social.png',
  metadata: [
    {name: 'twitter:card', content: 'summary_large_image'},
    {name: 'twitter:site', content: '@remotion'},
    {property: 'og:site_name', content: 'Remotion'},
    {property: 'og:type', content: 'website'},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  ...(environment.announcement ? {announcementBar: environment.announcement} : {}),
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'Remotion',
    hideOnScroll: false,
    logo: {
      alt: '',
      src: 'img/logo-light.svg',
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: navbarItems,
  },
  footer: {
    logo: {
      alt: 'Remotion',
      src: 'img/wordmark-light.svg',
      srcDark: 'img/wordmark-dark.svg',
      href: '/',
      width: 148,
      height: 32,
    },
    links: footerColumns,
    copyright,
  },
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: [
      'bash',
      'diff',
      'json',
      'docker',
      'php',
      'ruby',
      'go',
      'python',
      'yaml',
      'ini',
    ],
  },
  algolia: {
    // The theme wants all three, or there is no search page. 'local' means: no hosted search.
    appId: environment.algolia?.appId ?? 'local',
    apiKey: environment.algolia?.apiKey ?? 'local',
    indexName: environment.algolia?.indexName ?? 'local',
    contextualSearch: true,
    searchPagePath: 'search',
  },
};

const config: Config = {
  title: 'Remotion',
  tagline: 'Make videos in React',
  favicon: 'img/favicon.svg',
  url: environment.url,
  baseUrl: environment.baseUrl,
  organizationName: 'remotion-dev',
  projectName: 'remotion',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: async ({defaultParseFrontMatter, ...file}) => {
      const {frontMatter, content} = await defaultParseFrontMatter(file);
      return {frontMatter: withDate(frontMatter, file.filePath, dates), content};
    },
  },
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    experimental_faster: true,
  },
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {version: packageJson.version, links},
  headTags: [
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#0b0f17', media: '(prefers-color-scheme: dark)'},
    },
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${environment.baseUrl}img/apple-touch-icon.png`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'manifest', href: `${environment.baseUrl}manifest.webmanifest`},
    },
  ],
  presets: [['classic', presetOptions]],
  plugins,
  clientModules: [
    './src/client-modules/first-load.ts',
    './src/client-modules/late-styles.ts',
    './src/client-modules/navigation-timeout.ts',
    './src/client-modules/readable-hash.ts',
    './src/client-modules/docs-version.ts',
  ],
  themeConfig,
};

export default config;
