import {mapLeaves} from './mapLeaves';
import {chunkName, type Kind, type Layout} from './client/table';

/**
 * What a route loads, in the shape of its props. A leaf is the path of a module, or, in a kind of
 * pages, what stands for it.
 */
export type ModuleTree = {[key: string]: ModuleValue};
type ModuleValue = string | number | ModuleTree | ModuleValue[];

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
  const names = new Set<string>();
  leaves.forEach(({route}) => checkPage(route, chunkName(below(route.path, baseUrl)), names));
  const keys = keysOf(leaves);
  return withChunks(kindsOf(leaves, keys, baseUrl), keys);
}

/** What stands in trees for the modules that several pages use. Those of a layout do, too. */
function keysOf(leaves: Leaf[]): Map<string, string> {
  const uses = new Map<string, number>();
  for (const {route, layouts} of leaves) {
    new Set(modulesIn(route.modules)).forEach((module) =>
      uses.set(module, (uses.get(module) ?? 0) + 1),
    );
    layouts
      .flatMap(({modules}) => modulesIn(modules))
      .forEach((module) => uses.set(module, Infinity));
  }
  const shared = [...uses].filter(([module, count]) => count > 1 || PLUGIN_CONTEXT.test(module));
  return new Map(shared.map(([module], index) => [module, index.toString(36)]));
}

/** A kind, and the modules that its first page needs. The shared ones are those of every page. */
type Draft = {kind: Omit<PlannedKind, 'sharedChunks'>; needs: Set<string>};

function kindsOf(leaves: Leaf[], keys: Map<string, string>, baseUrl: string): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const {route, layouts} of leaves) {
    const own: string[] = [];
    const keyed = ({path, attributes, modules}: RouteNode): Layout => ({
      path: below(path, baseUrl),
      attributes,
      modules: mapLeaves(modules, (leaf) => keys.get(String(leaf)) ?? own.push(String(leaf)) - 1),
    });
    const {path, ...page} = keyed(route);
    const kind = {layouts: layouts.map(keyed), ...page};
    const id = JSON.stringify(kind);
    const needs = new Set([route, ...layouts].flatMap(({modules}) => modulesIn(modules)));
    const draft = drafts.get(id) ?? {kind: {...kind, pages: []}, needs};
    drafts.set(id, draft);
    draft.kind.pages.push({name: chunkName(path), path, modules: own});
  }
  return [...drafts.values()];
}

/** Modules that the same kinds of pages need come in one chunk, and so in one request. */
function withChunks(drafts: Draft[], keys: Map<string, string>): Plan {
  const shared = [...keys].map(([module, key]): SharedModule => {
    const users = drafts.flatMap(({needs}, index) => (needs.has(module) ? [index] : []));
    return {module, key, chunk: PLUGIN_CONTEXT.test(module) ? null : `shared-${users.join('-')}`};
  });
  const kinds = drafts.map(({kind, needs}) => {
    const chunks = shared.flatMap(({module, chunk}) => (chunk && needs.has(module) ? [chunk] : []));
    return {...kind, sharedChunks: [...new Set(chunks)]};
  });
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
