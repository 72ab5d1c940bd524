/** A name in code: its line and column, which count from 0. */
type Token = {name: string; line: number; column: number};

type Place = Pick<Token, 'line' | 'column'>;

/** Finds where a place of one text is in another one. */
export type Move = (place: Place) => Place | null;

/** Reads where the names of a text went when its values changed. */
export function movesBetween(before: string, after: string): {move: Move; kept: number} {
  const [old, now] = [tokensIn(before), tokensIn(after)];
  const lengths = commonLengths(old, now);
  const moved = new Map<string, Place>();
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const [a, b] = [old[i], now[j]];
    const skipsOld = lengths[i + 1]?.[j] ?? 0;
    const skipsNow = lengths[i]?.[j + 1] ?? 0;
    if (a && b && a.name === b.name) {
      moved.set(keyOf(a), b);
      i++;
      j++;
    } else if (skipsOld >= skipsNow) {
      i++;
    } else {
      j++;
    }
  }
  return {move: (place) => moved.get(keyOf(place)) ?? null, kept: moved.size};
}

const keyOf = ({line, column}: Place): string => `${line}:${column}`;

const tokensIn = (text: string): Token[] =>
  text.split('\n').flatMap((code, line) =>
    Array.from(code.matchAll(/[A-Za-z_$][\w$]*/g), ({0: name, index}) => ({
      name,
      line,
      column: index,
    })),
  );

/** How many names the rests of both texts have in common, in their order. */
function commonLengths(old: Token[], now: Token[]): number[][] {
  const lengths = old.map(() => [0]);
  lengths.push([]);
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = new Array<number>(now.length + 1).fill(0);
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] =
        old[i]?.name === now[j]?.name
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
    lengths[i] = row;
  }
  return lengths;
}
