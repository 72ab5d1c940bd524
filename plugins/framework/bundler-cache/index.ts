import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf, sourceTexts} from '../../lib/build-cache';
import {targetMoved} from '../target';

type BundlerConfig = {experiments?: {cache?: unknown}};
type Future = {rspackPersistentCache?: boolean};

/**
 * Makes the bundler's persistent cache forget everything when a local plugin has changed. The
 * bundler doesn't know what plugins do to modules, or which ones they replace.
 */
export default function bundlerCachePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const version = hashOf([process.env.WITHOUT_PATCH ?? '', ...sourceTexts(siteDir, ['plugins'])]);
  // The field is called `faster` from 3.10 on.
  const {experimental_faster: before, faster = before} = siteConfig.future as {
    experimental_faster?: Future;
    faster?: Future;
  };
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const change = withCacheVersion(config, version);
      if (faster?.rspackPersistentCache && !change.experiments) {
        targetMoved('bundler-cache', 'the configuration of its bundler names no persistent cache');
      }
      return change;
    },
  };
}

/** The change to a bundler's config; none when it keeps no persistent cache. */
export function withCacheVersion(config: object, version: string): BundlerConfig {
  const {experiments: {cache} = {}}: BundlerConfig = config;
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) {
    return {};
  }
  return {experiments: {cache: {version: `${String(cache.version)}-${version}`}}};
}
