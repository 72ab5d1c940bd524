import {html as specification, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {changePages} from './html-files';
import type {Step} from './step';

/**
 * Writes out the end tags that HTML lets pages leave out and that the framework's minifier drops, in
 * what a page says.
 *
 * Browsers know where a cell or an item ends. Many tools that turn pages into text for language models
 * don't: with the tags left out, they take a table's cells for one cell, or lose the rest of the page.
 */
export const endTags = (): Step => ({
  name: 'end-tags',
  reads: ['pages with styles'],
  writes: ['pages with end tags'],
  run: ({pages}) => changePages(pages, withEndTags),
});

/** @returns the same page with an end tag for each element in its `<main>` that may have one */
export function withEndTags(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start === -1 || end < start
    ? html
    : html.slice(0, start) + closed(html.slice(start, end)) + html.slice(end);
}

function closed(main: string): string {
  const missing = missingEndTags(parseFragment(main, {sourceCodeLocationInfo: true}))
    .filter(({name}) => name !== 'main')
    // Of elements that end at one place, the inner one was found first.
    .sort((a, b) => a.offset - b.offset);
  let written = '';
  let position = 0;
  for (const {name, offset} of missing) {
    written += `${main.slice(position, offset)}</${name}>`;
    position = offset;
  }
  return written + main.slice(position);
}

type EndTag = {name: string; offset: number};

/** Elements that have no end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The end tags that are not there, those within an element before its own. */
function missingEndTags(node: DefaultTreeAdapterTypes.Node): EndTag[] {
  const children = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ];
  const within = children.flatMap(missingEndTags);
  if (
    !('tagName' in node) ||
    node.namespaceURI !== specification.NS.HTML ||
    VOID.has(node.tagName)
  ) {
    return within;
  }
  const place = node.sourceCodeLocation;
  return place?.startTag && !place.endTag
    ? [...within, {name: node.tagName, offset: place.endOffset}]
    : within;
}
