/**
 * What stands below each other on a page, and can be laid out by itself: none of these lets the margins
 * of what it holds reach outside, so it stands in the same place either way. Not the first ones, which
 * are on screen: something else than the length expected of them would move what follows.
 */
export const PARTS = [
  'main > section ~ section ~ section',
  '.theme-doc-markdown > :is(p, table, figure, section, .theme-code-block, .reference-scroll):nth-child(n + 16)',
].join(', ');

/** A page is laid out in parts while its root has this: `data-in-parts`. */
export const IN_PARTS = 'inParts';

/**
 * Parts that are not on screen are not laid out. They are expected to be as long as the long ones of
 * their kind are on a phone, and sections of wide windows as the long ones there: none reaches into the
 * next one for who measures what it holds, and the page shrinks little once all is laid out.
 */
export const partStyles = `
[data-in-parts] :where(${PARTS}) { content-visibility: auto; contain-intrinsic-block-size: auto 10rem; }
[data-in-parts] :where(figure, .theme-code-block) { contain-intrinsic-block-size: auto 30rem; }
[data-in-parts] :where(section, table, .reference-scroll) { contain-intrinsic-block-size: auto 90rem; }
[data-in-parts] :where(main > section) { contain-intrinsic-block-size: auto 140rem; }
@media (width > 996px) { [data-in-parts] :where(main > section) { contain-intrinsic-block-size: auto 68rem; } }
`;

/**
 * Runs in the head, as text: it names nothing outside itself. A reader who comes to the beginning of a
 * page gets it in parts. Who comes to a heading, back, or again, needs the true length of all that
 * stands above; so does a browser that does not hold the place when something above it grows.
 */
export function layOutInParts(): void {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  if (visit?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor', 'auto')) {
    document.documentElement.dataset.inParts = '';
  }
}
