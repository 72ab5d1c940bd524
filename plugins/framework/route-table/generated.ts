import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compileFunction} from 'node:vm';
import {mapLeaves} from './mapLeaves';
import type {ModuleTree, RouteNode} from './kinds';
import {needed} from './needed';

/** Text of the files in which the framework says which routes there are and what they load. */
export type GeneratedFiles = {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
};

export const readGeneratedFiles = (folder: string): GeneratedFiles => ({
  routes: readFileSync(join(folder, 'routes.js'), 'utf8'),
  registry: readFileSync(join(folder, 'registry.js'), 'utf8'),
  chunkNames: readFileSync(join(folder, 'routesChunkNames.json'), 'utf8'),
});

/** A route with the names of its modules. The catch-all has none. */
type GeneratedRoute = {path: string; component: ModuleTree | null; routes?: GeneratedRoute[]};

/**
 * The routes of the site, with the paths of the modules that each one loads. The catch-all route,
 * which shows that there is no such page, is not among them.
 */
export function parseRoutes({routes, registry, chunkNames}: GeneratedFiles): RouteNode[] {
  const namesOf = JSON.parse(chunkNames) as Record<string, ModuleTree>;
  const entries = evaluate<Record<string, [load: unknown, module: string]>>(registry, {
    require: {resolveWeak: () => null},
  });
  const moduleOf = (name: string | number): string =>
    needed(entries[name], `The framework's registry has no module "${name}".`)[1];
  const nodesOf = (all: GeneratedRoute[]): RouteNode[] =>
    all.flatMap(({path, component, routes: children, ...attributes}) =>
      component === null
        ? []
        : {
            path,
            attributes,
            modules: mapLeaves(component, moduleOf),
            ...(children ? {routes: nodesOf(children)} : {}),
          },
    );
  const ComponentCreator = (path: string, hash?: string): ModuleTree | null =>
    hash ? needed(namesOf[`${path}-${hash}`], `The framework names no modules of ${path}.`) : null;
  return nodesOf(evaluate<GeneratedRoute[]>(routes, {ComponentCreator}));
}

/** What a generated module exports by default. Its imports are given as `scope`. */
function evaluate<Value>(code: string, scope: Record<string, unknown>): Value {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  // The framework wrote this code a moment ago, and would run it in a moment.
  const run = compileFunction(body, Object.keys(scope));
  return Reflect.apply(run, null, Object.values(scope)) as Value;
}
