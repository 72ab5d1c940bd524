import {optionalText, readAttributes, type Attributes} from './attributes';
import {importedPartials} from './imported-partials';
import {TagError, type Page} from './page';
import {findNodes, isTag} from '../lib/tree';

/**
 * Where what a page describes runs, to follow "Runs in": `Player, Studio, rendering` or
 * `Node.js only`. Taken from the page's first `<Compatibility>`, which may stand in one of its
 * partials.
 *
 * @returns `undefined` when the page has no such tag, or when it runs nowhere
 */
export function whereItRuns(page: Page): string | undefined {
  const roots = [page.root, ...importedPartials(page, page).map(({root}) => root)];
  const [tag] = roots.flatMap((root) =>
    findNodes(root, isTag).filter(({node}) => node.name === 'Compatibility'),
  );
  if (!tag) {
    return undefined;
  }
  try {
    return placesIn(readAttributes(tag.node));
  } catch (error) {
    if (error instanceof TagError) {
      // A mistake in the tag is reported where the tag is expanded.
      return undefined;
    }
    throw error;
  }
}

function placesIn(attributes: Attributes): string | undefined {
  const written = optionalText('Compatibility', attributes, 'runs');
  if (written) {
    return written;
  }
  const runsIn = (...names: string[]) => names.some((name) => isYes(attributes.get(name)));
  const isRendered = runsIn('server', 'lambda', 'cloudrun');
  const places = runsIn('player', 'studio')
    ? [
        runsIn('player') && 'Player',
        runsIn('studio') && 'Studio',
        isRendered && 'rendering',
        runsIn('client-side-rendering') && 'client-side rendering',
      ]
    : [runsIn('chrome', 'firefox', 'safari') && 'browsers', isRendered && 'Node.js'];
  const [first, ...more] = places.filter((place) => place !== false);
  return first && (more.length === 0 ? `${first} only` : [first, ...more].join(', '));
}

function isYes(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== false && value !== 'no';
}
