import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {openCache, versionOf} from '../../lib/build-cache';
import type {SocialImagesOptions} from '../options';
import type {Step} from '../step';
import {imagePath} from './address';
import {cardOf} from './card';
import {createDraw, type Draw} from './draw';

/** Drawings that are made at the same time: the library draws on other threads. */
const AT_ONCE = 4;

/** Draws a social image for every page, and keeps those whose text has not changed. */
export const socialImages = (options: SocialImagesOptions): Step => ({
  name: 'social-images',
  reads: ['final pages'],
  writes: ['social images'],
  async run({siteDir, outDir, readPages}) {
    const wordmark = readFileSync(join(siteDir, options.wordmark), 'utf8');
    const cache = openCache(siteDir, 'social-images', versionOf(__dirname) + wordmark);
    let loading: Promise<Draw> | undefined;
    await inParallel(AT_ONCE, readPages(), async (page) => {
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
});

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
