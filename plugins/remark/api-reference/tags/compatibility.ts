import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {optionalText, type Attributes} from '../attributes';
import {expandTags, type Tag} from '../expand';
import {TagError, type Page} from '../page';
import {scrolling} from '../scrolling-table';
import {block, inline} from '../../lib/jsx';
import {findNodes, replaceNode, text} from '../../lib/tree';

/** Attribute and name of each, in the order of the table. */
const BROWSERS = {chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari'};
const ENVIRONMENTS = {
  server: 'Server',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  player: 'Player',
  studio: 'Studio',
  'client-side-rendering': 'Client-side rendering',
};

type Support = {name: string; isSupported: boolean; label: string};

/**
 * `<Compatibility chrome="94" firefox="no" server />` becomes a table of browsers and environments.
 * A bare attribute means yes; what is not named is not shown. Where all of them are alike, the page's
 * header has said it: the note alone remains, and without one the section goes with its heading.
 */
export async function expandCompatibility(page: Page): Promise<void> {
  await expandTags(page, {
    name: 'Compatibility',
    attributes: [...Object.keys(BROWSERS), ...Object.keys(ENVIRONMENTS), 'runs', 'note'],
    content: true,
    expand({attributes, node}) {
      const browsers = readSupport(BROWSERS, attributes, '');
      const environments = readSupport(ENVIRONMENTS, attributes, 'v');
      if (browsers.length + environments.length === 0) {
        throw new TagError(
          '<Compatibility> names no browser and no environment. ' +
            'Write, for example: <Compatibility chrome="94" firefox="no" server lambda />',
        );
      }
      const shown = areAlike([...browsers, ...environments])
        ? []
        : [scrolling('Compatibility', table(browsers, environments))];
      const left = [...shown, ...note(attributes, node)];
      return left.length > 0 ? left : [NOTHING];
    },
  });
  removeNothing(page);
}

/** Stands where a tag was until the heading above it has been looked at. */
const NOTHING: RootContent = {type: 'html', value: ''};

function removeNothing({root}: Page): void {
  for (const place of findNodes(root, (node): node is typeof NOTHING => node === NOTHING)) {
    const {children} = place.parent;
    const index = children.indexOf(place.node);
    const [above, below] = [children[index - 1], children[index + 1]];
    replaceNode(place, []);
    if (above?.type === 'heading' && (!below || endsSection(above, below))) {
      children.splice(index - 1, 1);
    }
  }
}

function endsSection({depth}: Heading, node: RootContent): boolean {
  return node.type === 'heading' && node.depth <= depth;
}

function areAlike(supports: Support[]): boolean {
  return supports.every(({label}) => label === 'Yes');
}

function readSupport(
  names: Record<string, string>,
  attributes: Attributes,
  versionPrefix: string,
): Support[] {
  return Object.entries(names).flatMap(([attribute, name]) => {
    const value = attributes.get(attribute);
    return value === undefined ? [] : [{name, ...supportOf(attribute, value, versionPrefix)}];
  });
}

function supportOf(
  attribute: string,
  value: string | boolean,
  versionPrefix: string,
): Omit<Support, 'name'> {
  if (value === true || value === 'yes') {
    return {isSupported: true, label: 'Yes'};
  }
  if (value === false || value === 'no') {
    return {isSupported: false, label: 'No'};
  }
  if (/^\d+(\.\d+)*$/.test(value)) {
    return {isSupported: true, label: `${versionPrefix}${value}+`};
  }
  throw new TagError(
    `<Compatibility> cannot read ${attribute}="${value}". ` +
      `Write ${attribute}, ${attribute}="no", or the first version that works: ${attribute}="94"`,
  );
}

function table(browsers: Support[], environments: Support[]): RootContent {
  const groups = [
    {title: 'Browsers', items: browsers},
    {title: 'Environments', items: environments},
  ].filter(({items}) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  return block('table', {className: 'reference-compatibility'}, [
    block('thead', {}, [
      row(
        groups.map((group) =>
          cell('th', {scope: 'colgroup', colSpan: String(group.items.length)}, [text(group.title)]),
        ),
      ),
      row(items.map(({name}) => cell('th', {scope: 'col'}, [text(name)]))),
    ]),
    block('tbody', {}, [row(items.map((item) => cell('td', {}, supportCell(item))))]),
  ]);
}

/** A mark in color for the eye, and a word for everyone. */
function supportCell({isSupported, label}: Support): PhrasingContent[] {
  const className = `reference-support reference-support--${isSupported ? 'yes' : 'no'}`;
  return [
    inline('span', {className}, [
      inline('span', {'aria-hidden': 'true'}, [text(isSupported ? '✓' : '✗')]),
      text(` ${label}`),
    ]),
  ];
}

function row(cells: RootContent[]): RootContent {
  return block('tr', {}, cells);
}

function cell(
  name: 'th' | 'td',
  attributes: Record<string, string>,
  children: PhrasingContent[],
): RootContent {
  return block(name, attributes, children);
}

function note(attributes: Attributes, node: Tag['node']): RootContent[] {
  const written = optionalText('Compatibility', attributes, 'note');
  if (written && node.children.length > 0) {
    throw new TagError('<Compatibility> has a note and content. Keep one of them.');
  }
  return written ? [{type: 'paragraph', children: [text(written)]}] : node.children;
}
