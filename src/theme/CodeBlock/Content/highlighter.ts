import {useSyncExternalStore} from 'react';
import type React from 'react';
import type {Props} from '@theme/CodeBlock/Content';

type Highlighter = {Highlighted: React.ComponentType<Props>};

let loaded: Highlighter | null = null;
const listeners = new Set<() => void>();

/** Loads the highlighter, once. For whoever knows that code is about to change. */
export async function loadHighlighter(): Promise<void> {
  const {default: Highlighted} = await import('./Highlighted');
  loaded ??= {Highlighted};
  listeners.forEach((listener) => listener());
}

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** What draws highlighted code, or `null` until it has loaded. */
export const useHighlighter = (): Highlighter | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
