import {defaultGap, versionGap} from '@site/src/lib/used-version';

const MARK = 'needs-version';

/** Where a page says which version brought something. */
const VERSIONS = '.reference-badge--since, .reference-fact';

const SINCE = /^since\s*v(\d+\.\d+\.\d+)/i;

const CHANGED = /^default changed\s*in v(\d+\.\d+\.\d+) from (.+)$/i;

export type Marks = {newer: number; defaults: number};

const sinceIn = (fact: string): string | undefined => SINCE.exec(fact.trim())?.[1];

/** Whether a fact names a version that came after the reader's. */
const isLacking = (fact: string, used: string | null): boolean =>
  versionGap(sinceIn(fact), used) !== '';

/**
 * Marks on the page what the reader's version lacks, "needs v4, you use v3", with whole versions, and
 * which of its defaults is another one.
 *
 * @param used null removes the marks
 * @returns how many things came later, and how many defaults are others
 */
export function markNewer(used: string | null): Marks {
  document.querySelectorAll(`.${MARK}`).forEach((element) => element.remove());
  const marks = Array.from(document.querySelectorAll(`article :is(${VERSIONS})`)).flatMap(
    (place) => {
      const text = place.textContent.trim();
      const [, changed, before] = CHANGED.exec(text) ?? [];
      const isNewer = isLacking(text, used);
      // An option that is missing has no default.
      const isOfMissing = isLacking(place.previousElementSibling?.textContent ?? '', used);
      const gap = isNewer
        ? versionGap(sinceIn(text), used)
        : isOfMissing
          ? ''
          : defaultGap(changed, before, used);
      return gap ? [{place, gap, isNewer}] : [];
    },
  );
  for (const {place, gap} of marks) {
    const mark = document.createElement('span');
    mark.className = `reference-badge reference-badge--deprecated ${MARK}`;
    mark.textContent = gap;
    place.after(' ', mark);
  }
  const newer = marks.filter(({isNewer}) => isNewer).length;
  return {newer, defaults: marks.length - newer};
}
