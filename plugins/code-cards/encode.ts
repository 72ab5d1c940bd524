import type {ApiLookup} from './signatures';
import {signatureOf} from './signatures';
import type {SymbolPage} from './symbols';
import type {Card, KnownBlock, PageCards} from './types';

/** What there is to know of the names of a site. */
export type CardSources = {
  api: ApiLookup;
  /** The page of a symbol; null without one. */
  find: (reference: string) => SymbolPage | null;
};

/** The file of a page that shows these blocks. */
export function encodePage(blocks: KnownBlock[], sources: CardSources): PageCards {
  const cards: Card[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (card: Card): number => {
    const key = JSON.stringify(card);
    const index = indexes.get(key) ?? cards.push(card) - 1;
    indexes.set(key, index);
    return index;
  };
  const page: PageCards = {cards, blocks: {}};
  for (const {key, names, errors} of blocks) {
    page.blocks[key] = names.flatMap(({line, column, length, text, references}) => [
      line,
      column,
      length,
      indexOf(cardOf(text, references, sources)),
    ]);
    if (errors.length > 0) {
      page.errors = {
        ...page.errors,
        [key]: errors.map(({line, column, length, message}) => [line, column, length, message]),
      };
    }
  }
  return page;
}

/** @param references what the API snapshot may call it, the best first */
function cardOf(text: string, references: string[], {api, find}: CardSources): Card {
  for (const reference of references) {
    const page = find(reference);
    if (page) {
      const {sentence, route, since, changedDefault} = page;
      const signature = signatureOf(reference, api) ?? text;
      const card: Card = [signature, sentence, route];
      // Versions that nobody knows are left out.
      if (since || changedDefault) {
        card.push(since);
      }
      if (changedDefault) {
        card.push(changedDefault.version, changedDefault.before);
      }
      return card;
    }
  }
  const [reference] = references;
  return [(reference && signatureOf(reference, api)) || text];
}
