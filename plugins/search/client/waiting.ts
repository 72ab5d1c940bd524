/** Files that arrive one by one, by their numbers, and what is fulfilled once all are there. */
export type Arriving<File> = {
  files: Map<number, File>;
  /** Whether all are there now. */
  areAllHere: () => boolean;
  all: Promise<unknown>;
};

type Source<File> = {
  load: (number: number) => Promise<File>;
  known: (number: number) => File | undefined;
};

/**
 * Begins to load files, and keeps each when it is there; those that are known are there at once. `all`
 * rejects with the first failure.
 */
export function arriving<File>(numbers: number[], {load, known}: Source<File>): Arriving<File> {
  const files = new Map<number, File>();
  const keep = async (number: number) => files.set(number, await load(number));
  const loading = numbers.filter((number) => {
    const file = known(number);
    if (file) {
      files.set(number, file);
    }
    return !file;
  });
  return {
    files,
    areAllHere: () => files.size === numbers.length,
    all: Promise.all(loading.map(keep)),
  };
}

/**
 * Whether all is there within some milliseconds. Rejects if it fails within them. Without patience it
 * tells at once: the browser would draw a frame before it came back to who waits.
 */
export async function isInTime(
  {areAllHere, all}: Arriving<unknown>,
  milliseconds: number,
): Promise<boolean> {
  if (areAllHere() || milliseconds === 0) {
    return areAllHere();
  }
  const done = all.then(() => true);
  return milliseconds === Infinity
    ? done
    : Promise.race([done, after(milliseconds).then(() => false)]);
}

/** Fulfilled so many milliseconds later. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
