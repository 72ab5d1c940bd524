import {versionGap} from '@site/src/lib/used-version';

const MARK = 'needs-version';

/** Where a page says which version brought something. */
const VERSIONS = '.reference-badge--since, .reference-fact';

const SINCE = /^since\s*v(\d+\.\d+\.\d+)/i;

/**
 * Marks on the page what the reader's version lacks: "needs v4, you use v3", with whole versions.
 *
 * @param used null removes the marks
 * @returns how many there are
 */
export function markNewer(used: string | null): number {
  document.querySelectorAll(`.${MARK}`).forEach((element) => element.remove());
  const marks = Array.from(document.querySelectorAll(`article :is(${VERSIONS})`)).flatMap(
    (place) => {
      const gap = versionGap(SINCE.exec(place.textContent.trim())?.[1], used);
      return gap ? [{place, gap}] : [];
    },
  );
  for (const {place, gap} of marks) {
    const mark = document.createElement('span');
    mark.className = `reference-badge reference-badge--deprecated ${MARK}`;
    mark.textContent = gap;
    place.after(' ', mark);
  }
  return marks.length;
}
