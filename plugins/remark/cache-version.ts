import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AnyDemo} from '../../src/build';
import {withCacheVersion} from '../framework/bundler-cache/index';
import {hashOf} from '../lib/build-cache';
import {textsOfReference} from './api-reference/cache-texts';
import {codeOf, factsOf} from './demos/element';
import {textsOfGuides} from './guide-links/guides';
import {textsOfTerms, type Term} from './term-links';

type Options = {demos: Record<string, AnyDemo>; terms: Term[]};

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget all pages when what remark plugins
 * write into them has changed. The bundler itself watches only the page's own file, so that a build
 * would keep yesterday's types, and miss the tags that no longer match them.
 */
export default async function remarkCache(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {demos, terms}: Options,
): Promise<Plugin> {
  const version = hashOf([
    ...(await textsOfReference(siteDir)),
    ...(await textsOfGuides(siteDir)),
    ...textsOfDemos(demos),
    ...textsOfTerms(terms),
  ]);
  return {
    name: 'remark-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}

/** What pages show of all demos. */
export const textsOfDemos = (demos: Record<string, AnyDemo>): string[] =>
  Object.entries(demos).flatMap(([id, demo]) => [id, factsOf(demo), codeOf(id, demo)]);
