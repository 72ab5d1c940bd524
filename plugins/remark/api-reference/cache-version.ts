import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../lib/build-cache';
import {sourceTexts, withCacheVersion} from '../../framework/bundler-cache/index';
import {readDocumentedPages} from './documented-pages';

/** What reference tags show, besides the page that they stand on and the front matter of others. */
const SOURCES = [
  'src/data/generated/api',
  'src/data/generated/snapshots',
  'docs/_options',
  'package.json',
];

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget all pages when what their tags
 * show has changed. The bundler itself watches only the page's own file, so that a build would
 * keep yesterday's types, and miss the tags that no longer match them.
 */
export default async function apiReferenceCache({siteDir}: LoadContext): Promise<Plugin> {
  const documented = await readDocumentedPages(siteDir);
  const version = hashOf([...sourceTexts(siteDir, SOURCES), JSON.stringify([...documented])]);

  return {
    name: 'api-reference-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}
