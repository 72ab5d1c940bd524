/** What is left of a model's text, and how many of its claims were dropped. */
export type Checked = {markdown: string; dropped: number};

/** `[1]`, `[1, 2]` or `[1][2]`, but no link. */
const CITATION = /\[(\d+(?:\s*,\s*\d+)*)\](?!\()/g;
/** After a sentence and the citations that follow its full stop. */
const SENTENCE_END = /(?<=[.!?](?:["')*]*)(?:\s*\[\d+(?:\s*,\s*\d+)*\])*)\s+(?![[\s])/;
const ENDED = /(?:[.!?]["')*]*|\[\d+(?:\s*,\s*\d+)*\])$/;
const INLINE_CODE = /`([^`]+)`/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/**
 * Keeps the claims of a model's text that it can show for: sentences that cite a passage there is,
 * and in which each name in code stands in a passage; and code that stands in the passages line by
 * line. The rest is dropped.
 *
 * @param passages what the model was given, in order; citations count from 1
 * @param isComplete whether the model has ended: until then, the sentence at the end waits
 */
export function keepCited(text: string, passages: string[], isComplete: boolean): Checked {
  const all = passages.join('\n');
  const known = all.replace(/\\/g, '');
  const lines = new Set(known.split('\n').map((line) => line.trim()));
  let dropped = 0;
  const blocks = text.trim().split(/(```[\s\S]*?(?:\n```|$))/);
  const kept = blocks.flatMap((block, index) => {
    const isLast = index >= blocks.length - 2 && blocks.slice(index + 1).every((rest) => !rest);
    if (block.startsWith('```')) {
      const isWhole = /\n```$/.test(block);
      const code = block.split('\n').slice(1, isWhole ? -1 : undefined);
      const isQuoted = code.every((line) => !line.trim() || lines.has(line.trim()));
      if (isWhole && isQuoted) {
        return [block];
      }
      dropped += isWhole ? 1 : 0;
      return [];
    }
    const rows = block.split('\n').filter((row) => row.trim());
    return rows.flatMap((row, number) => {
      const marker = ITEM.exec(row)?.[0] ?? '';
      const sentences = row.slice(marker.length).split(SENTENCE_END);
      const good = sentences.filter((sentence, place) => {
        const isGrowing =
          !isComplete && isLast && number === rows.length - 1 && place === sentences.length - 1;
        if (isGrowing && !ENDED.test(sentence.trim())) {
          return false;
        }
        const isGood = isShown(sentence, passages.length, known);
        dropped += isGood || isGrowing || !sentence.trim() ? 0 : 1;
        return isGood;
      });
      return good.length > 0 ? [marker + good.join(' ')] : [];
    });
  });
  return {markdown: joinRows(kept), dropped};
}

function isShown(sentence: string, count: number, known: string): boolean {
  const numbers = [...sentence.matchAll(CITATION)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  );
  const names = [...sentence.matchAll(INLINE_CODE)].map(([, name = '']) => name.trim());
  return (
    numbers.length > 0 &&
    numbers.every((number) => number >= 1 && number <= count) &&
    names.every((name) => known.includes(name))
  );
}

/** Items of a list below each other, all else apart. */
function joinRows(rows: string[]): string {
  return rows.reduce((text, row, index) => {
    const isListed = ITEM.test(row) && ITEM.test(rows[index - 1] ?? '');
    return index === 0 ? row : `${text}${isListed ? '\n' : '\n\n'}${row}`;
  }, '');
}

/** Turns citations into links to the passages: `[1]` into `[1](/docs/spring)`. */
export function linkCitations(markdown: string, urls: string[]): string {
  return markdown.replace(CITATION, (_all, list: string) =>
    list
      .split(',')
      .map((number) => Number(number))
      .map((number) => `[${number}](${urls[number - 1] ?? ''})`)
      .join(' '),
  );
}
