import path from 'node:path';
import {openSnapshot} from '../lib/api-snapshot';
import type {PageInfo} from '../lib/page-list';
import {blockKey} from './address';
import {demoFile} from './demo-file';
import {encodePage} from './encode';
import type {ReadPage} from './read-page';
import {findSymbol, readDocumentedExports, type PublishedPage, type SymbolPage} from './symbols';
import type {KnownBlock, KnownBlocks, PageCards} from './types';

/** A published page, and what is read of it. */
type Page = {path: string; code: ReadPage};

type Site = {
  siteDir: string;
  baseUrl: string;
  /** What the content plugins know about the pages. */
  infos: PageInfo[];
};

/** The file of a page, and what it shows of its blocks. */
export type CardsOfPage = {path: string; cards: PageCards; blocks: number};

/**
 * The cards of all pages that show TypeScript. A page without any known name has a file too, so that
 * nobody asks for one that is missing.
 *
 * @param known what TypeScript knows of the blocks of the Markdown files
 */
export async function cardsOfSite(
  pages: Page[],
  known: KnownBlocks,
  {siteDir, baseUrl, infos}: Site,
): Promise<CardsOfPage[]> {
  const read = new Map(pages.map(({path: at, code}) => [at, code]));
  const find = symbolFinder(read, await readDocumentedExports(siteDir), infos, baseUrl);
  const api = openSnapshot(path.join(siteDir, 'src', 'data', 'generated', 'api'));
  const blockOf = blockFinder(known);
  const sourceOf = new Map(infos.map((info) => [info.permalink, withoutSite(info.source ?? '')]));
  return [...read]
    .filter(([, {blocks}]) => blocks.length > 0)
    .map(([at, {blocks, demos}]) => {
      const file = sourceOf.get(baseUrl + at.slice(1)) ?? '';
      const shown = blocks.flatMap(
        (code) => blockOf(file, blockKey(code.replace(/\n$/, ''))) ?? [],
      );
      // A reader may choose what a demo shows.
      const chosen = demos.flatMap((id) => known[demoFile(id)] ?? []);
      const byKey = new Map([...shown, ...chosen].map((block) => [block.key, block]));
      return {
        path: at,
        cards: encodePage([...byKey.values()], {api, find}),
        blocks: byKey.size,
      };
    });
}

const withoutSite = (source: string): string => source.replace(/^@site\//, '');

/** A page shows its own blocks, and those of partials. */
function blockFinder(known: KnownBlocks): (file: string, key: string) => KnownBlock | undefined {
  const anywhere = new Map(
    Object.values(known)
      .flat()
      .reverse()
      .map((block) => [block.key, block]),
  );
  return (file, key) => known[file]?.find((block) => block.key === key) ?? anywhere.get(key);
}

function symbolFinder(
  read: ReadonlyMap<string, ReadPage>,
  documented: Awaited<ReturnType<typeof readDocumentedExports>>,
  infos: PageInfo[],
  baseUrl: string,
): (reference: string) => SymbolPage | null {
  const published = new Map<string, PublishedPage>(
    infos.flatMap(({source, permalink}) => {
      const page = read.get(`/${permalink.slice(baseUrl.length)}`);
      return source && page
        ? [[withoutSite(source), {permalink, sections: page.sections}] as const]
        : [];
    }),
  );
  const found = new Map<string, SymbolPage | null>();
  return (reference) => {
    const page = found.has(reference)
      ? found.get(reference)
      : findSymbol(reference, documented, (file) => published.get(file));
    found.set(reference, page ?? null);
    return page ?? null;
  };
}
