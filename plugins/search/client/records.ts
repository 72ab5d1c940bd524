import type {CoreFile} from '../format';
import {usualAnchor} from '../format';

/** A page (level 1) or a section of it, as the client ranks and shows it. */
export type ClientRecord = {
  page: number;
  /** 1 for the page itself, else the heading's level. */
  level: number;
  heading: string;
  anchor: string;
  /** Record numbers of the headings above, the page first. */
  parents: number[];
};

/** Unfolds the columns of the core file: each page, followed by its sections. */
export function recordsOf({pages, sections}: CoreFile): ClientRecord[] {
  const records: ClientRecord[] = [];
  let next = 0;
  pages.title.forEach((title, page) => {
    let path = [records.length];
    records.push({page, level: 1, heading: title, anchor: '', parents: []});
    const end = next + (pages.sections[page] ?? 0);
    for (; next < end; next++) {
      const level = sections.level[next] ?? 2;
      const heading = sections.heading[next] ?? '';
      path = path.filter((parent) => (records[parent]?.level ?? 1) < level);
      const anchor = sections.anchor[next] || usualAnchor(heading);
      path.push(records.length);
      records.push({page, level, heading, anchor, parents: path.slice(0, -1)});
    }
  });
  return records;
}
