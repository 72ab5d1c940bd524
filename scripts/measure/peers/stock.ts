import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {stringify} from 'yaml';
import {cacheHeaders} from './cache-headers';
import {HOME_ID, type PeerPage} from './pages';
import {stockSidebars} from './sidebars';

/** Packages of this site that the stock site has in the same versions, bundler and React included. */
export type OwnManifest = {
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
};

const OWN_PACKAGES = ['@docusaurus/core', '@docusaurus/faster', '@docusaurus/preset-classic'];
const OWN_OVERRIDES = ['@rspack/core', '@swc/core', '@swc/html'];

const pick = (all: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? DOCUSAURUS_VERSION]));

/** The stock site's configuration: what `create-docusaurus` writes, and the fast bundler. */
const configOf = (sidebars: string[]) => ({
  title: 'Remotion',
  tagline: 'Make videos in React',
  url: 'https://www.remotion.dev',
  baseUrl: '/',
  // The Markdown has lost the ids that some links name, and that is all right here.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  // CommonMark: braces are only braces.
  markdown: {format: 'md'},
  future: {v4: true, experimental_faster: true},
  presets: [
    ['classic', {docs: {sidebarPath: './sidebars.json', numberPrefixParser: false}, blog: false}],
  ],
  themeConfig: {
    navbar: {
      title: 'Remotion',
      items: sidebars.map((sidebarId) => ({type: 'docSidebar', sidebarId, label: sidebarId})),
    },
  },
});

function docOf({id, route, title, description, body}: PeerPage): [string, string] {
  const front = {
    title,
    ...(description ? {description} : {}),
    ...(id === HOME_ID ? {} : {slug: route.replace(/^\/docs/, '')}),
  };
  const file = id === HOME_ID ? 'src/pages/index.md' : `docs/${id}.md`;
  return [file, `---\n${stringify(front, {lineWidth: 0})}---\n\n# ${title}\n\n${body}\n`];
}

/**
 * A Docusaurus site as it comes, of this site's version and with its pages and sidebars.
 *
 * @returns content of each file by its path
 */
export function stockFiles(
  pages: PeerPage[],
  sidebars: SidebarsConfig,
  {dependencies, overrides}: OwnManifest,
): Map<string, string> {
  const own = stockSidebars(sidebars, pages);
  const manifest = {
    name: 'peer-stock',
    private: true,
    dependencies: pick(dependencies, [...OWN_PACKAGES, '@mdx-js/react', 'react', 'react-dom']),
    overrides: pick(overrides, OWN_OVERRIDES),
    browserslist: {
      production: ['>0.5%', 'not dead', 'not op_mini all'],
      development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
    },
  };
  return new Map([
    ['package.json', JSON.stringify(manifest, null, 2)],
    [
      'docusaurus.config.js',
      `module.exports = ${JSON.stringify(configOf(Object.keys(own)), null, 2)};\n`,
    ],
    ['static/_headers', cacheHeaders('/assets/*')],
    ['sidebars.json', JSON.stringify(own, null, 2)],
    ...pages.map(docOf),
  ]);
}
