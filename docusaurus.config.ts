import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {contentOf, pageCache} from './config/content';
import {readEnvironment} from './config/environment';
import inlineScripts from './config/inline-scripts.json';
import {headTagsOf, themeConfigOf} from './config/theme';
import {webFonts} from './config/web-fonts';
import {framework, readWithout} from './plugins/framework';
import {faster} from './plugins/framework/faster';
import {documentedVersion} from './plugins/lib/documented-version';
import type {FrameOptions} from './plugins/live-frame/options';
import type {Options as PublishedOptions} from './plugins/published/options';
import {downloads} from './src/data/downloads';
import {links} from './src/data/links';
import {movedPages} from './src/data/moved-pages';
import {offers} from './src/data/offers';
import {sectionsOfSite} from './src/data/sections';
import {skills} from './src/data/skills';

const environment = readEnvironment(process.env);

/** The toolkit's version, not the site's own. */
const version = documentedVersion(__dirname);

const copyright = `Copyright © ${new Date().getFullYear()} Remotion AG`;

/** Pages without content of their own: no search engine lists them, and no machine reads them. */
const toolPages = ['/404.html', '/ai-embed', '/search'];

const content = contentOf({
  siteDir: __dirname,
  editUrl: environment.editUrl,
  copyright,
  toolPages,
});

/** What changes Docusaurus and its bundler. plugins/framework/README.md says what each part buys. */
const patches = framework({
  webFonts,
  without: readWithout(process.env.WITHOUT_PATCH),
});

const presetOptions: PresetOptions = {
  docs: content.docs,
  blog: content.blogOf('default'),
  sitemap: content.sitemap,
  ...(environment.analyticsId
    ? {gtag: {trackingID: environment.analyticsId, anonymizeIP: false}}
    : {}),
  theme: {
    customCss: ['tokens', 'site', 'reference', 'blog'].map((name) => `./src/css/${name}.css`),
  },
};

const frame: FrameOptions = {entry: 'src/features/live/frame/index.tsx', route: 'live-frame'};

/** What happens to a build when its pages are there. */
const published = {
  exclude: toolPages,
  patches: {
    routeTable: patches.has('route-table'),
    criticalStyles: patches.has('first-paint') && patches.has('critical-styles'),
  },
  frame,
  moved: movedPages,
  headers: {
    services: {
      analytics: environment.analyticsId !== null,
      algoliaAppId: environment.algolia?.appId ?? null,
      chatWidgetOrigins: environment.chatWidgetOrigins,
    },
    knownScripts: inlineScripts,
    embedRoute: 'ai-embed',
    frameRoute: frame.route,
  },
  markdown: {
    summary:
      'Remotion makes videos in React: a component describes each frame, plays in the browser, and renders to a file on your machine, on a server or in the cloud.',
    version,
    more: offers,
    sections: sectionsOfSite(readFileSync(join(__dirname, 'docs-routes.tsv'), 'utf8')),
  },
  downloads,
  knownCode: content.knownCode,
  skills: {version, skills},
  docsMcp: {file: 'docs-mcp.tgz', version},
  socialImages: {wordmark: 'static/img/wordmark-dark.svg'},
} satisfies Partial<PublishedOptions>;

const plugins: PluginConfig[] = [
  ...patches.plugins,
  pageCache,
  ['@docusaurus/plugin-content-blog', content.blogOf('learn')],
  ['@docusaurus/plugin-content-blog', content.blogOf('success-stories')],
  './plugins/experts/index.ts',
  './plugins/templates/index.ts',
  './plugins/course/index.ts',
  './plugins/unused-styles/index.ts',
  './plugins/dark-styles/index.ts',
  './plugins/search/index.ts',
  './plugins/errors/index.ts',
  [
    './plugins/ask-ai/index.ts',
    {widget: environment.chatWidget, embedOrigins: environment.askAiEmbedOrigins},
  ],
  ['./plugins/live-frame/index.ts', frame],
  ['./plugins/type-files/index.ts', {editor: 'src/features/live/types/editor.ts'}],
  ['./plugins/published/index.ts', published],
];

const clientModules = [
  'first-load',
  'late-styles',
  'color-mode',
  'stuck-navigation',
  'readable-hash',
  'docs-version',
  'announce-page',
  'sidebar-place',
  'dropdown-escape',
].map((name) => `./src/client-modules/${name}.ts`);

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
  markdown: content.markdown,
  future: {v4: {removeLegacyPostBuildHeadAttribute: true}, ...faster(true)},
  ssrTemplate: patches.ssrTemplate,
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {version, links},
  headTags: headTagsOf(environment),
  presets: [['classic', presetOptions]],
  plugins,
  clientModules,
  themeConfig: themeConfigOf(environment, copyright),
};

export default config;
