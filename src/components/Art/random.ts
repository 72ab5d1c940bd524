/**
 * A source of numbers that depends on the seed alone: the same drawing on the server, in the
 * browser and tomorrow.
 *
 * @returns a function that gives the next number, at least 0 and below 1
 */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items, by the next number. */
export function pick<Item>(items: readonly Item[], next: () => number): Item {
  return items[Math.floor(next() * items.length)]!;
}
