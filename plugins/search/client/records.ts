import type {CoreFile} from '../format';
import {decodeLength, TEXT_FIELDS, usualAnchor, usualName} from '../format';

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
      const level = Number(sections.level[next] ?? 2);
      const heading = sections.heading[next] ?? '';
      path = path.filter((parent) => (records[parent]?.level ?? 1) < level);
      const anchor = sections.anchor[next] || usualAnchor(heading);
      path.push(records.length);
      records.push({page, level, heading, anchor, parents: path.slice(0, -1)});
    }
  });
  return records;
}

/** Names of a page, one per line. */
export const namesOf = ({pages}: CoreFile, page: number): string =>
  pages.names[page] || (pages.names[page] === 0 ? usualName(pages.title[page] ?? '') : '');

/** How many words each field of `TEXT_FIELDS` has in a record. */
export const lengthsOf = (
  {lengths}: CoreFile,
  record: ClientRecord | undefined,
  id: number,
): number[] =>
  TEXT_FIELDS.map((field, column) => {
    // Sections have no summary.
    const place = field !== 'summary' ? id : record?.level === 1 ? record.page : Infinity;
    return decodeLength(lengths[column]?.[place] ?? '0');
  });
