/*
 * Client module: when the reader is there, lays out the parts that are not on screen, a few at a time.
 * From then on the page is whole for everyone who measures or reads it.
 */
import {whenReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import {whenIdle} from '@site/src/lib/when-idle';
import {IN_PARTS, PARTS} from '@site/plugins/browser';

/** How many elements a browser gets to lay out before it may answer the reader again. */
const ELEMENTS_AT_ONCE = 100;

const isInParts = (): boolean => IN_PARTS in document.documentElement.dataset;

/** Lays out the next few of the parts, and comes back for the others. */
function layOut(parts: HTMLElement[]): void {
  let elements = 0;
  const last = parts.findIndex((part) => {
    part.style.contentVisibility = 'visible';
    elements += part.querySelectorAll('*').length + 1;
    return elements >= ELEMENTS_AT_ONCE;
  });
  if (last === -1) {
    finish();
  } else {
    whenIdle(() => isInParts() && layOut(parts.slice(last + 1)));
  }
}

function finish(): void {
  delete document.documentElement.dataset[IN_PARTS];
  document
    .querySelectorAll<HTMLElement>('[style*="content-visibility"]')
    .forEach(({style}) => style.removeProperty('content-visibility'));
}

if (typeof window !== 'undefined') {
  whenReaderIsThere(() =>
    whenIdle(() => isInParts() && layOut(Array.from(document.querySelectorAll(PARTS)))),
  );
}

/** Called by the framework when the first page is there, and after each navigation. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation && isInParts()) {
    // The next page was laid out without them.
    finish();
  }
}
