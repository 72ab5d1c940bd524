import type {Plugin} from '@docusaurus/types';
import {hashOf} from '../../lib/build-cache';
import {withCacheVersion} from '../../framework/bundler-cache/index';
import {codeOf, factsOf} from './element';
import {validateOptions, type PluginOptions} from './options';

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget all pages when what they show of a
 * demo has changed, because the bundler itself watches only the page's own file.
 */
export default function demosCache(_context: unknown, options: PluginOptions): Plugin {
  const {demos} = validateOptions(options);
  const version = hashOf(
    Object.entries(demos).flatMap(([id, demo]) => [id, factsOf(demo), codeOf(demo)]),
  );
  return {
    name: 'demos-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}
