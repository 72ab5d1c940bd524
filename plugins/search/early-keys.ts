type Page = Window & {takeEarlyKeys?: () => string | null};

/**
 * Runs in the page, as text, before any other code: it names nothing outside itself. Keeps the keys
 * that open the search, and what is typed after them, until the search is there to take them.
 */
export function keepEarlyKeys(): void {
  let typed: string | null = null;
  const keep = (event: KeyboardEvent): void => {
    const {key, target} = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isShortcut =
      key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isField =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
    if (event.isComposing || !document.querySelector('.DocSearch-Button')) {
      return;
    }
    if (typed === null && (isShortcut || (key === '/' && !isField && !hasModifier))) {
      typed = '';
    } else if (typed !== null && (isShortcut || key === 'Escape')) {
      typed = null;
    } else if (typed !== null && key === 'Backspace') {
      typed = typed.slice(0, -1);
    } else if (typed !== null && key.length === 1 && !hasModifier) {
      typed += key;
    } else {
      return;
    }
    event.preventDefault();
  };
  addEventListener('keydown', keep);
  const page: Page = window;
  page.takeEarlyKeys = () => {
    removeEventListener('keydown', keep);
    delete page.takeEarlyKeys;
    return typed;
  };
}

/**
 * Takes over from `keepEarlyKeys`, once.
 *
 * @returns what was typed into the search before it was there, or null when nobody asked for it
 */
export function takeEarlyKeys(): string | null {
  const page: Page = window;
  return page.takeEarlyKeys?.() ?? null;
}
