/** A part of a line that another text does not have. Columns count from 0; `to` is exclusive. */
export type Change = {line: number; from: number; to: number};

/**
 * What is new in `after`, line by line: of a line that changed, the words that did; of lines that
 * came, all. Lines at the beginning and the end that both texts share are left out.
 */
export const changesBetween = (before: string, after: string): Change[] => {
  const old = before.split('\n');
  const now = after.split('\n');
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) {
    start++;
  }
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  const isSameLength = old.length === now.length;
  return now
    .slice(start, now.length - end)
    .map((text, index) => ({text, line: start + index}))
    .filter(({text, line}) => text.trim() !== '' && !(isSameLength && old[line] === text))
    .map(({text, line}) => ({line, ...changedPart((isSameLength && old[line]) || '', text)}));
};

const WORD = /[\w.#%-]/;

const changedPart = (before: string, after: string): {from: number; to: number} => {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) {
    from++;
  }
  let to = after.length;
  while (to > from && before.length - (after.length - to) > from) {
    if (before[before.length - (after.length - to) - 1] !== after[to - 1]) {
      break;
    }
    to--;
  }
  // A digit that changed is read as the number that it belongs to.
  while (from > 0 && WORD.test(after.charAt(from - 1))) {
    from--;
  }
  while (to < after.length && WORD.test(after.charAt(to))) {
    to++;
  }
  const indent = after.length - after.trimStart().length;
  return {from: Math.max(from, indent), to: Math.max(to, from)};
};
