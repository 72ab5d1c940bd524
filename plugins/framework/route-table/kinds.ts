import {mapLeaves} from './mapLeaves';
import {chunkName} from './client/table';
import type {Kind, Layout} from './client/table';

/**
 * What a route loads, in the shape of its props. A leaf is the path of a module, or, in a kind of
 * pages, what stands for it.
 */
export type ModuleTree = {[key: string]: string | number | ModuleTree | ModuleTree[]};

/** A route as the framework describes it. */
export type RouteNode = {
  path: string;
  /** `exact`, and what plugins add: the docs say which sidebar a page has. */
  attributes: Record<string, unknown>;
  /** Leaves are paths of modules. */
  modules: ModuleTree;
  routes?: RouteNode[];
};

/** A page, and the modules that no other page has. They make one chunk. */
export type PlannedPage = {name: string; path: string; modules: string[]};

/** Pages that differ in nothing but their own modules. */
export type PlannedKind = Omit<Kind, 'pages' | 'chunks'> & {
  pages: PlannedPage[];
  /** Names of the chunks of modules that these pages share with others. */
  sharedChunks: string[];
};

/** A module of several pages: the name that stands for it in a tree, and its chunk. */
export type SharedModule = {key: string; module: string; chunk: string | null};

export type Plan = {kinds: PlannedKind[]; shared: SharedModule[]};

/** The tiny files that say which plugin made a route. They come with the code of every page. */
const PLUGIN_CONTEXT = /\/__plugin\.json$/;

/** What a page has to load before it is shown, though no prop of it: the entries of its sidebar. */
export type Companion = (attributes: Record<string, unknown>) => string | null;

/**
 * Sorts the pages of a site into kinds.
 *
 * @param routes the routes of the framework; paths begin with `baseUrl`
 * @param companionOf path of a module that a page needs besides its props
 * @throws an error that names the route which the table cannot hold
 */
export function planOf(routes: RouteNode[], baseUrl: string, companionOf: Companion): Plan {
  const leaves = leavesOf(routes, []).map(({route, layouts}) => ({
    route: withCompanion(route, companionOf),
    layouts,
  }));
  const users = usersOf(leaves);
  const isShared = (module: string): boolean =>
    PLUGIN_CONTEXT.test(module) || users.get(module)!.size > 1;

  const keys = new Map<string, string>();
  const keyOf = (module: string): string => {
    const key = keys.get(module) ?? keys.size.toString(36);
    keys.set(module, key);
    return key;
  };
  const layoutOf = ({path, attributes, modules}: RouteNode): Layout => ({
    path: below(path, baseUrl),
    attributes,
    modules: mapLeaves(modules, (module) => keyOf(String(module))),
  });

  const kinds = new Map<string, PlannedKind>();
  const used = new Map<string, Set<number>>();
  const names = new Set<string>();
  for (const {route, layouts} of leaves) {
    const path = below(route.path, baseUrl);
    const name = chunkName(path);
    checkPage(route, name, names);
    const own: string[] = [];
    const modules = mapLeaves(route.modules, (leaf) => {
      const module = String(leaf);
      return isShared(module) ? keyOf(module) : own.push(module) - 1;
    });
    const kind = {layouts: layouts.map(layoutOf), attributes: route.attributes, modules};
    const id = JSON.stringify(kind);
    if (!kinds.has(id)) {
      kinds.set(id, {...kind, pages: [], sharedChunks: []});
    }
    kinds.get(id)!.pages.push({name, path, modules: own});
    const index = [...kinds.keys()].indexOf(id);
    for (const module of [route, ...layouts].flatMap(({modules: tree}) => modulesIn(tree))) {
      if (keys.has(module)) {
        used.set(module, (used.get(module) ?? new Set()).add(index));
      }
    }
  }
  return withChunks([...kinds.values()], keys, used);
}

/** Modules that the same kinds of pages need come in one chunk, and so in one request. */
function withChunks(
  kinds: PlannedKind[],
  keys: Map<string, string>,
  used: Map<string, Set<number>>,
): Plan {
  const shared = [...keys].map(([module, key]): SharedModule => {
    const isInMain = PLUGIN_CONTEXT.test(module);
    const chunk = `shared-${[...used.get(module)!].sort((a, b) => a - b).join('-')}`;
    return {module, key, chunk: isInMain ? null : chunk};
  });
  for (const {module, chunk} of shared) {
    for (const index of used.get(module)!) {
      const {sharedChunks} = kinds[index]!;
      if (chunk !== null && !sharedChunks.includes(chunk)) {
        sharedChunks.push(chunk);
      }
    }
  }
  return {kinds, shared};
}

type Leaf = {route: RouteNode; layouts: RouteNode[]};

const leavesOf = (routes: RouteNode[], layouts: RouteNode[]): Leaf[] =>
  routes.flatMap((route) =>
    route.routes ? leavesOf(route.routes, [...layouts, route]) : [{route, layouts}],
  );

function withCompanion(route: RouteNode, companionOf: Companion): RouteNode {
  const companion = companionOf(route.attributes);
  return companion === null
    ? route
    : {...route, modules: {...route.modules, __companion: companion}};
}

/** Which pages use a module. A module of a layout counts as shared. */
function usersOf(leaves: Leaf[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const add = (module: string, user: string): Set<string> => {
    const known = users.get(module) ?? new Set();
    users.set(module, known);
    return known.add(user);
  };
  for (const {route, layouts} of leaves) {
    modulesIn(route.modules).forEach((module) => add(module, route.path));
    for (const module of layouts.flatMap(({modules}) => modulesIn(modules))) {
      add(module, 'a layout').add('its pages');
    }
  }
  return users;
}

export function modulesIn(tree: ModuleTree): string[] {
  const modules: string[] = [];
  mapLeaves(tree, (leaf) => {
    modules.push(String(leaf));
    return leaf;
  });
  return modules;
}

const below = (path: string, baseUrl: string): string =>
  `${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;

/** What the table takes for granted about pages. */
function checkPage({path, attributes}: RouteNode, name: string, names: Set<string>): void {
  const fail = (reason: string): never => {
    throw new Error(`The route ${path} ${reason}. See plugins/framework/route-table/README.md.`);
  };
  if (attributes.exact !== true) {
    fail('is not exact and has no routes below it');
  }
  if (!/^[\w./~-]+$/.test(name)) {
    fail('has a character that is not a letter, a digit, or one of . _ ~ / -');
  }
  if (/\.html$/.test(name)) {
    fail('ends in .html, which the site takes for the path without it');
  }
  if (names.has(name.toLowerCase())) {
    fail('differs from another route in capitals or in a slash at its end alone');
  }
  names.add(name.toLowerCase());
}
