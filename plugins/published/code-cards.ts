import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {cardsOfSite, type CardsOfPage} from '../code-cards';
import {codeCardsPath} from '../code-cards/address';
import {knownCodeOf, type KnownCode} from '../code-cards/known-code';
import type {Step} from './step';

/**
 * Publishes beside each page what TypeScript knows of the names in its code.
 *
 * @param given what pages show a part of already
 */
export const codeCards = (given?: KnownCode): Step => {
  let known = given;
  return {
    name: 'code-cards',
    reads: ['final pages'],
    writes: ['code cards'],
    prepare({siteDir}) {
      known ??= knownCodeOf(siteDir);
      // Told below: until then the build goes on.
      known().catch(() => undefined);
    },
    async run(site) {
      const {siteDir, outDir, baseUrl, infos, readPages} = site;
      try {
        const blocks = await (known ?? knownCodeOf(siteDir))();
        const pages = await cardsOfSite(readPages(), blocks, {siteDir, baseUrl, infos});
        for (const {path, cards} of pages) {
          const file = join(outDir, codeCardsPath(path));
          mkdirSync(dirname(file), {recursive: true});
          writeFileSync(file, JSON.stringify(cards));
        }
        console.log(summaryOf(pages));
      } catch (error) {
        const [reason = ''] = String(error).split('\n');
        console.warn(`Code has no cards in this build, because they could not be made. ${reason}`);
      }
    },
  };
};

/** What the build prints. */
export function summaryOf(pages: CardsOfPage[]): string {
  const sizes = pages
    .map(({cards}) => gzipSync(JSON.stringify(cards)).length)
    .sort((a, b) => a - b);
  const blocks = pages.reduce((sum, page) => sum + page.blocks, 0);
  const names = pages.reduce(
    (sum, {cards}) => sum + Object.values(cards.blocks).reduce((all, {length}) => all + length, 0),
    0,
  );
  const linked = pages.reduce(
    (sum, {cards}) => sum + cards.cards.filter(([, , route]) => route).length,
    0,
  );
  return (
    `Code cards: ${blocks} blocks on ${pages.length} pages, ${names / 4} names, ${linked} cards that lead to a page. ` +
    `Bytes per page after gzip: median ${sizes[Math.floor(sizes.length / 2)] ?? 0}, largest ${sizes.at(-1) ?? 0}.`
  );
}
