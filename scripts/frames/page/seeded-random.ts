const SEED = 0x2f6e2b1;

let state = SEED;

/** Mulberry32: as good as pictures need. */
function next(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

Math.random = next;

/** Makes `Math.random()` begin with the same numbers again. */
export function resetRandom(): void {
  state = SEED;
}
