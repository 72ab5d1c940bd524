import {html as specification, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

/** An end tag that is not there: its element, and where it belongs in the text. */
export type EndTag = {name: string; offset: number};

/** The end tags that are missing in a `<main>` without its own, in the order of their places. */
export const missingEndTags = (main: string): EndTag[] =>
  tagsIn(parseFragment(main, {sourceCodeLocationInfo: true}))
    .filter(({name}) => name !== 'main')
    // Of elements that end at one place, the inner one was found first.
    .sort((a, b) => a.offset - b.offset);

export function withTags(main: string, missing: EndTag[]): string {
  let written = '';
  let position = 0;
  for (const {name, offset} of missing) {
    written += `${main.slice(position, offset)}</${name}>`;
    position = offset;
  }
  return written + main.slice(position);
}

/** Elements that have no end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The end tags that are not there, those within an element before its own. */
function tagsIn(node: DefaultTreeAdapterTypes.Node): EndTag[] {
  const children = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ];
  const within = children.flatMap(tagsIn);
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
