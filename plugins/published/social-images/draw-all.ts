/* A worker: the images of many pages. */
import {work} from '../../lib/worker';
import type {Card} from './card';
import {createDraw} from './draw';

/** What the images say, and the SVG of the name of the site. */
export type DrawInput = {siteDir: string; wordmark: string; cards: Card[]};

/** Drawings that are made at the same time: the library draws on other threads. */
const AT_ONCE = 4;

work(async ({siteDir, wordmark, cards}: DrawInput): Promise<Uint8Array[]> => {
  const draw = await createDraw(siteDir, wordmark);
  const images: Uint8Array[] = [];
  const waiting = cards.entries();
  const drawRest = async (): Promise<void> => {
    for (const [index, card] of waiting) {
      images[index] = await draw(card);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, drawRest));
  return images;
});
