import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {openCache, versionOf} from '../../lib/build-cache';
import {runInWorker} from '../../lib/worker';
import type {SocialImagesOptions} from '../options';
import type {Step} from '../step';
import {imagePath} from './address';
import {cardOf} from './card';
import type {DrawInput} from './draw-all';

/** Draws a social image for every page, and keeps those whose text has not changed. */
export const socialImages = (options: SocialImagesOptions): Step => ({
  name: 'social-images',
  reads: ['final pages'],
  writes: ['social images'],
  async run({siteDir, outDir, readPages}) {
    const wordmark = readFileSync(join(siteDir, options.wordmark), 'utf8');
    const cache = openCache(siteDir, 'social-images', versionOf(__dirname) + wordmark);
    const pages = readPages();
    const cards = pages.map(cardOf);
    const images = await cache.getAll(
      cards.map((card) => [JSON.stringify(card)]),
      (missing) => {
        const input: DrawInput = {
          siteDir,
          wordmark,
          cards: missing.flatMap((place) => cards[place] ?? []),
        };
        return runInWorker(join(__dirname, 'draw-all.ts'), input);
      },
    );
    cache.close();
    pages.forEach(({path}, place) => {
      const file = join(outDir, imagePath(path));
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, images[place] ?? '');
    });
  },
});
