import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ROOT} from '../../lib/root';
import type {PeerName, SiteName} from './names';

/** How one of the sites is built, started and used. */
export type Site = {
  name: SiteName;
  folder: string;
  /** Folder of its build. */
  output: string;
  /** What its builds and starts leave behind to be faster next time, the build left out. */
  caches: string[];
  /** What npx runs. */
  build: string[];
  start: (port: string) => string[];
  variables: NodeJS.ProcessEnv;
  /** File for what it prints; null where its errors are to be seen. */
  log: string | null;
  /** Selector of the link to the next page of the docs. */
  next: string;
  /** Selectors of the search that Ctrl+K opens; null without a search. */
  search: {input: string; hit: string} | null;
};

const PEERS_FOLDER = join(tmpdir(), 'remotion-docs-peers');

const docusaurus = {
  variables: {NO_UPDATE_NOTIFIER: '1'},
  next: '.pagination-nav__link--next',
} satisfies Partial<Site>;

const docusaurusFolders = (folder: string) => ({
  folder,
  output: join(folder, 'build'),
  caches: ['node_modules/.cache', '.docusaurus'].map((name) => join(folder, name)),
});

const OURS: Site = {
  ...docusaurus,
  ...docusaurusFolders(ROOT),
  name: 'ours',
  build: ['tsx', 'scripts/docusaurus.ts', 'build'],
  start: (port) => ['tsx', 'scripts/docusaurus.ts', 'start', '--no-open', '--port', port],
  log: null,
  search: {input: '.DocSearch-Input', hit: '.DocSearch-Hit'},
};

/** Outside of the project, so that nothing is taken from its packages. */
const peerFolder = (name: PeerName): string => join(PEERS_FOLDER, name);

const STOCK: Site = {
  ...docusaurus,
  ...docusaurusFolders(peerFolder('stock')),
  name: 'stock',
  build: ['docusaurus', 'build'],
  start: (port) => ['docusaurus', 'start', '--no-open', '--port', port],
  log: join(peerFolder('stock'), 'output.log'),
  search: null,
};

const STARLIGHT: Site = {
  name: 'starlight',
  folder: peerFolder('starlight'),
  output: join(peerFolder('starlight'), 'dist'),
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) =>
    join(peerFolder('starlight'), name),
  ),
  build: ['astro', 'build'],
  start: (port) => ['astro', 'dev', '--port', port],
  variables: {ASTRO_TELEMETRY_DISABLED: '1'},
  log: join(peerFolder('starlight'), 'output.log'),
  next: 'a[rel=next]',
  search: {input: '.pagefind-ui__search-input', hit: '.pagefind-ui__result'},
};

/** This site, and the named peers. */
export const sitesOf = (peers: PeerName[]): [Site, ...Site[]] => [
  OURS,
  ...[STOCK, STARLIGHT].filter(({name}) => peers.some((peer) => peer === name)),
];
