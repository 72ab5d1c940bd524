/** Files that arrive one by one, by their numbers, and what is fulfilled once all are there. */
export type Arriving<File> = {files: Map<number, File>; all: Promise<unknown>};

/** Begins to load files, and keeps each when it is there. `all` rejects with the first failure. */
export function arriving<File>(
  numbers: number[],
  load: (number: number) => Promise<File>,
): Arriving<File> {
  const files = new Map<number, File>();
  const all = Promise.all(numbers.map(async (number) => files.set(number, await load(number))));
  return {files, all};
}

/** Whether all is there within some milliseconds. Rejects if it fails within them. */
export async function isInTime(all: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const done = all.then(() => true);
  if (milliseconds === Infinity) {
    return done;
  }
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
  return Promise.race([done, tooLate]);
}
