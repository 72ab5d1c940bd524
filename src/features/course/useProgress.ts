import {useSyncExternalStore} from 'react';
import {
  NOTHING,
  STORAGE_KEY,
  mergeProgress,
  readProgress,
  writeProgress,
  type Progress,
} from './progress';

type Kept = Progress & {
  /** Whether the browser keeps it. Where storage is forbidden or full, it lasts as long as the tab. */
  isStored: boolean;
};

const BEFORE: Kept = {...NOTHING, isStored: true};

let kept: Kept | null = null;
const listeners = new Set<() => void>();

function load(): Kept {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    return {...((text && readProgress(text)) || NOTHING), isStored: true};
  } catch {
    return {...NOTHING, isStored: false};
  }
}

const current = (): Kept => (kept ??= load());

function set({done, code}: Progress): void {
  let isStored = true;
  try {
    window.localStorage.setItem(STORAGE_KEY, writeProgress({done, code}));
  } catch {
    isStored = false;
  }
  kept = {done, code, isStored};
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void): () => void {
  // Another tab has changed it.
  const onStorage = ({key}: StorageEvent) => {
    if (key === STORAGE_KEY) {
      kept = null;
      onChange();
    }
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** The reader's progress. Nothing while the site is built. */
export const useProgress = (): Kept => useSyncExternalStore(subscribe, current, () => BEFORE);

/** Remembers that an exercise has passed. */
export const markDone = (slug: string): void =>
  set(mergeProgress(current(), {done: [slug], code: {}}));

/** Keeps the code of an exercise. Null forgets it. */
export function keepCode(slug: string, code: string | null): void {
  const {done, code: all} = current();
  const {[slug]: old, ...others} = all;
  if ((old ?? null) !== code) {
    set({done, code: code === null ? others : {...others, [slug]: code}});
  }
}

/** The progress as the text of a file. */
export const exportProgress = (): string => {
  const {done, code} = current();
  return writeProgress({done, code});
};

/** Adds progress to the reader's. */
export const addProgress = (progress: Progress): void => set(mergeProgress(current(), progress));

/** Adds the progress of a file's text. @returns whether it is one */
export function importProgress(text: string): boolean {
  const read = readProgress(text);
  if (read) {
    addProgress(read);
  }
  return read !== null;
}

/** Forgets everything. @returns what it was, for those who want it back */
export function resetProgress(): Progress {
  const {done, code} = current();
  set(NOTHING);
  return {done, code};
}
