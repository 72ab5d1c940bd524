import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache, versionOf} from '../../lib/build-cache';
import {describePages} from '../../lib/page-list';
import type {PageInfo} from '../../lib/page-list';
import {readPages} from '../built-pages';
import {imagePath} from './address';
import {cardOf} from './card';
import {createDraw} from './draw';
import type {Draw} from './draw';
import type {Options} from './options';

export {validateOptions} from './options';

/** Drawings that are made at the same time: the library draws on other threads. */
const AT_ONCE = 4;

/** Draws a social image for every page, and keeps those whose text has not changed. */
export default function socialImagesPlugin(
  {siteDir, siteConfig: {url, baseUrl}}: LoadContext,
  options: Options,
): Plugin {
  let infos: PageInfo[] = [];

  return {
    name: 'social-images',

    async allContentLoaded({allContent}) {
      infos = describePages(allContent);
    },

    async postBuild({outDir, routesPaths}) {
      const wordmark = readFileSync(join(siteDir, options.wordmark), 'utf8');
      const cache = openCache(siteDir, 'social-images', versionOf(__dirname) + wordmark);
      let loading: Promise<Draw> | undefined;
      const pages = readPages(routesPaths, infos, {outDir, baseUrl, url}, options.exclude);
      await inParallel(AT_ONCE, pages, async (page) => {
        const card = cardOf(page);
        const image = await cache.get([JSON.stringify(card)], async () => {
          loading ??= createDraw(siteDir, wordmark);
          return (await loading)(card);
        });
        const file = join(outDir, imagePath(page.path));
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, image);
      });
      cache.close();
    },
  };
}

async function inParallel<Item>(
  count: number,
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: count}, worker));
}
