import type {PhrasingContent, RootContent, TableCell, TableRow} from 'mdast';
import {block} from '../lib/jsx';
import {textOf} from '../lib/tree';

/**
 * A Markdown table in a wrapper that scrolls sideways and can be reached with the keyboard.
 *
 * @param label what the table lists, for screen readers
 * @param rows cells of each row, the header row first
 */
export function scrollingTable(label: string, rows: PhrasingContent[][][]): RootContent {
  return scrolling(label, withClasses(['reference-table'], rows.map(tableRow)));
}

/** Columns that explain themselves: a name, and a type in the font of code. */
const EVIDENT_COLUMNS = 2;

/**
 * A {@link scrollingTable} of props or options. On phones each row becomes a card, in which the cells
 * say which column they are from.
 */
export function stackingTable(label: string, rows: PhrasingContent[][][]): RootContent {
  const [header, ...body] = rows.map(tableRow);
  const titles = header!.children.map(textOf);
  for (const {children} of body) {
    for (const [column, cell] of children.slice(EVIDENT_COLUMNS).entries()) {
      name(cell, titles[EVIDENT_COLUMNS + column] ?? '');
    }
  }
  return scrolling(
    label,
    withClasses(['reference-table', 'reference-table--stacking'], [header!, ...body]),
  );
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

function withClasses(className: string[], children: TableRow[]): RootContent {
  return {type: 'table', children, data: {hProperties: {className}}};
}

function name(cell: TableCell, column: string): void {
  cell.data = {hProperties: {'data-column': column}};
}
