import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDocumentedPages} from './documented-pages';

/** What reference tags show, besides the page that they stand on and the front matter of others. */
const SOURCES = [
  'src/data/api',
  'src/data/snapshots',
  'docs/_options',
  'plugins/api-reference',
  'package.json',
];

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget all pages when what their tags
 * show has changed. The bundler itself watches only the page's own file, so that a build would
 * keep yesterday's types, and miss the tags that no longer match them.
 */
export default async function apiReferenceCache({siteDir}: LoadContext): Promise<Plugin> {
  const documented = await readDocumentedPages(siteDir);
  const version = hashOf([...sourceTexts(siteDir), JSON.stringify([...documented])]);

  return {
    name: 'api-reference-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}

type BundlerConfig = {experiments?: {cache?: unknown}};

/** The change to a bundler's config; none when it keeps no persistent cache. */
export function withCacheVersion(config: object, version: string): BundlerConfig {
  const cache = (config as BundlerConfig).experiments?.cache;
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) {
    return {};
  }
  return {experiments: {cache: {version: `${String(cache.version)}-${version}`}}};
}

export function hashOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:${text}`);
  }
  return hash.digest('hex').slice(0, 16);
}

function* sourceTexts(siteDir: string): Iterable<string> {
  for (const source of SOURCES.map((name) => path.join(siteDir, name)).filter(existsSync)) {
    for (const file of statSync(source).isDirectory() ? filesBelow(source) : [source]) {
      yield `${path.relative(siteDir, file)}\n${readFileSync(file, 'utf8')}`;
    }
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => !name.includes('__tests__'))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
