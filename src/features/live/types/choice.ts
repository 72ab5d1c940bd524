import {useSyncExternalStore} from 'react';

/** Where a reader's choice is remembered: `on` or `off`. */
export const KEY = 'editor-types';

type Choice = 'on' | 'off';

let choice: Choice | null | undefined;
const listeners = new Set<() => void>();

/** What the reader chose, for all editors and from visit to visit. Null: nothing yet. */
export const useChoice = (): Choice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => (choice ??= read()),
    () => null,
  );

export function choose(next: Choice): void {
  set(next);
  try {
    window.localStorage.setItem(KEY, next);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

/** Switches types off for the rest of the visit: they did not load. The choice stays remembered. */
export const giveUp = (): void => set('off');

function set(next: Choice): void {
  choice = next;
  listeners.forEach((listener) => listener());
}

function read(): Choice | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'on' || stored === 'off' ? stored : null;
  } catch {
    return null;
  }
}
