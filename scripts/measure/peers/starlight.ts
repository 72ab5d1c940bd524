import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {stringify} from 'yaml';
import {cacheHeaders} from './cache-headers';
import {HOME_ID, type PeerPage} from './pages';
import {starlightSidebar, type StarlightEntry} from './sidebars';

/** The newest that run on Node.js 20: Astro 6 and Starlight 0.38 ask for 22. */
const VERSIONS = {astro: '5.18.2', '@astrojs/starlight': '0.37.7'};

/** Pictures are served as they are, so that no build depends on a library that shrinks them. */
const configOf = (sidebar: StarlightEntry[]): string => `
import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

export default defineConfig({
  site: 'https://www.remotion.dev',
  image: {service: passthroughImageService()},
  integrations: [starlight({title: 'Remotion', sidebar: ${JSON.stringify(sidebar, null, 2)}})],
});
`;

const COLLECTION = `
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

function docOf({id, route, title, description, body}: PeerPage): [string, string] {
  const isHome = id === HOME_ID;
  const front = {
    title,
    ...(description ? {description} : {}),
    slug: isHome ? 'index' : route.replace(/^\/|\/$/g, ''),
    ...(isHome ? {template: 'splash'} : {}),
  };
  const file = isHome ? 'index' : id;
  return [
    `src/content/docs/${isHome ? '' : 'docs/'}${file}.md`,
    `---\n${stringify(front, {lineWidth: 0})}---\n\n${body}\n`,
  ];
}

/**
 * A Starlight site as it comes, with this site's pages in the same order.
 *
 * @returns content of each file by its path
 */
export function starlightFiles(pages: PeerPage[], sidebars: SidebarsConfig): Map<string, string> {
  const manifest = {
    name: 'peer-starlight',
    type: 'module',
    private: true,
    dependencies: VERSIONS,
  };
  return new Map([
    ['package.json', JSON.stringify(manifest, null, 2)],
    ['astro.config.mjs', configOf(starlightSidebar(sidebars, pages))],
    ['src/content.config.ts', COLLECTION],
    ['public/_headers', cacheHeaders('/_astro/*')],
    ...pages.map(docOf),
  ]);
}
