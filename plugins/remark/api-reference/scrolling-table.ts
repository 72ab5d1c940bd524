import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {block} from '../lib/jsx';

/**
 * A Markdown table in a wrapper that scrolls sideways and can be reached with the keyboard.
 *
 * @param label what the table lists, for screen readers
 * @param rows cells of each row, the header row first
 */
export function scrollingTable(label: string, rows: PhrasingContent[][][]): RootContent {
  return scrolling(label, {type: 'table', children: rows.map(tableRow)});
}

/** The wrapper of {@link scrollingTable} around a table that was built by hand. */
export function scrolling(label: string, table: RootContent): RootContent {
  return block(
    'div',
    {className: 'reference-scroll', role: 'group', 'aria-label': label, tabIndex: '0'},
    [table],
  );
}

function tableRow(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}
