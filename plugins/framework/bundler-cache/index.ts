import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../lib/build-cache';

type BundlerConfig = {experiments?: {cache?: unknown}};

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget everything when a local plugin has
 * changed. The bundler does not know what plugins do to modules, or which ones they replace.
 */
export default function pluginsCache({siteDir}: LoadContext): Plugin {
  const version = hashOf(sourceTexts(siteDir, ['plugins']));
  return {
    name: 'plugins-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}

/** The change to a bundler's config; none when it keeps no persistent cache. */
export function withCacheVersion(config: object, version: string): BundlerConfig {
  const cache = (config as BundlerConfig).experiments?.cache;
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) {
    return {};
  }
  return {experiments: {cache: {version: `${String(cache.version)}-${version}`}}};
}

/** Names and texts of files and of all files in folders. What is missing is left out. */
export function* sourceTexts(siteDir: string, sources: string[]): Iterable<string> {
  for (const source of sources.map((name) => join(siteDir, name)).filter(existsSync)) {
    for (const file of statSync(source).isDirectory() ? filesBelow(source) : [source]) {
      yield `${relative(siteDir, file)}\n${readFileSync(file, 'utf8')}`;
    }
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
