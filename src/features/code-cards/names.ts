import {blockKey, type Card, type PageCards} from '@site/plugins/browser';
import {originsOf} from '@site/src/lib/code-origins';

/** A name in a block that has something to say. */
export type Name = {
  line: number;
  column: number;
  length: number;
  card: Card;
  /** What an intended error says, which stands in the block at this place. */
  isError?: boolean;
};

const linesOf = (block: Element): Element[] => Array.from(block.querySelectorAll('.token-line'));

/** The code of a block, as it stands now. */
const codeOf = (block: Element): string =>
  linesOf(block)
    .map((line) => line.textContent)
    .join('\n');

/**
 * The names of a block in reading order, and its intended errors. Of code that a reader has changed,
 * the names that were there before.
 */
export async function namesOf(block: Element, cards: PageCards): Promise<Name[]> {
  const code = codeOf(block);
  const key = blockKey(code);
  const origins = cards.blocks[key] ? [] : originsOf(block);
  if (origins.length === 0) {
    return namesAt(key, cards);
  }
  // Most readers change no demo, and load nothing for it.
  const {namesKept} = await import('./kept-names');
  return namesKept(code, origins, (origin) => namesAt(blockKey(origin), cards));
}

function namesAt(key: string, {cards, blocks, errors}: PageCards): Name[] {
  const names: Name[] = (errors?.[key] ?? []).map(([line, column, length, message]) => ({
    line,
    column,
    length,
    card: [message],
    isError: true,
  }));
  const numbers = blocks[key] ?? [];
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [line = 0, column = 0, length = 0, index = 0] = numbers.slice(at, at + 4);
    const card = cards[index];
    if (card) {
      names.push({line, column, length, card});
    }
  }
  return names;
}

/** Where a name stands on screen; null if the block has no such place. */
export function rangeOf(block: Element, {line, column, length}: Name): Range | null {
  const element = linesOf(block)[line];
  if (!element) {
    return null;
  }
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let hasStart = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const end = before + (node.textContent?.length ?? 0);
    if (!hasStart && column < end) {
      range.setStart(node, column - before);
      hasStart = true;
    }
    if (hasStart && column + length <= end) {
      range.setEnd(node, column + length - before);
      return range;
    }
    before = end;
  }
  return null;
}

type Caret = {offsetNode: Node; offset: number};

function caretAt(x: number, y: number): Caret | null {
  if (document.caretPositionFromPoint) {
    return document.caretPositionFromPoint(x, y);
  }
  // Safari knows the older name only.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? {offsetNode: range.startContainer, offset: range.startOffset} : null;
}

/** The name below a point of the window; null between names. */
export function nameAt(block: Element, names: Name[], x: number, y: number): Name | null {
  const caret = caretAt(x, y);
  const element = caret?.offsetNode.parentElement?.closest('.token-line');
  if (!caret || !element || !block.contains(element)) {
    return null;
  }
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  const line = linesOf(block).indexOf(element);
  const column = before.toString().length;
  return (
    names.find(
      (name) =>
        name.line === line &&
        name.column <= column &&
        column <= name.column + name.length &&
        // The caret also goes to the end of a line that the pointer is far behind.
        isOver(rangeOf(block, name), x, y),
    ) ?? null
  );
}

const isOver = (range: Range | null, x: number, y: number): boolean =>
  Array.from(range?.getClientRects() ?? []).some(
    ({left, right, top, bottom}) => left <= x && x <= right && top <= y && y <= bottom,
  );
