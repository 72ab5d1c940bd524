/** The path of a route without parameters: it stands for one address. */
const PLAIN = /^[\w\-./~%]*$/;

export type RoutePath = {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
};

/** What two paths have in common if the router takes one for the other: no capitals, no last slash. */
export const keyOf = (path: string): string => path.toLowerCase().replace(/\/$/, '');

const plain = new Map<string, boolean>();

function isPlainPath(path: string): boolean {
  const known = plain.get(path);
  if (known !== undefined) {
    return known;
  }
  const is = PLAIN.test(path);
  plain.set(path, is);
  return is;
}

/** Whether a route is for one address, and `keyOf()` says which. */
export const isPlain = (route: RoutePath): route is RoutePath & {path: string} =>
  route.exact === true &&
  !route.strict &&
  !route.sensitive &&
  typeof route.path === 'string' &&
  isPlainPath(route.path);

type Index = {at: Map<string, number>; others: number[]};

const indices = new WeakMap<readonly RoutePath[], Index>();

function indexOf(routes: readonly RoutePath[]): Index {
  const known = indices.get(routes);
  if (known) {
    return known;
  }
  const index: Index = {at: new Map(), others: []};
  routes.forEach((route, position) => {
    if (!isPlain(route)) {
      index.others.push(position);
    } else if (!index.at.has(keyOf(route.path))) {
      index.at.set(keyOf(route.path), position);
    }
  });
  indices.set(routes, index);
  return index;
}

/**
 * The routes of a list that can be the one for a path, in their order: the router has to try these
 * alone. A list must not change once it was asked for.
 */
export function candidatesOf<Route extends RoutePath>(
  routes: readonly Route[],
  pathname: string,
): Route[] {
  const {at, others} = indexOf(routes);
  const own = at.get(keyOf(pathname));
  const positions = own === undefined ? others : [...others, own].sort((a, b) => a - b);
  return positions.map((position) => routes[position]!);
}
