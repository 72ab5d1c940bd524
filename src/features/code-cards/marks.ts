import {rangeOf, type Name} from './names';

/** Registered names of highlights; `styles.css` draws them. */
type Mark = 'code-link' | 'code-current' | 'code-error';

/**
 * Marks names of a block without a change to its elements, so that what is copied is the code alone.
 * Browsers without the Custom Highlight API show the card only.
 */
export function mark(kind: Mark, block: Element, names: Name[]): void {
  if (!('highlights' in CSS)) {
    return;
  }
  const ranges = names.flatMap((name) => rangeOf(block, name) ?? []);
  CSS.highlights.set(kind, new Highlight(...ranges));
}
