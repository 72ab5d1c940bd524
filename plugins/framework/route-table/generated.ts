import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {mapLeaves} from './mapLeaves';
import type {ModuleTree, RouteNode} from './kinds';

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

type GeneratedRoute = {path: string; component: string | null; routes?: GeneratedRoute[]};

/**
 * The routes of the site, with the paths of the modules that each one loads. The catch-all route,
 * which shows that there is no such page, is not among them.
 */
export function parseRoutes({routes, registry, chunkNames}: GeneratedFiles): RouteNode[] {
  const namesOf = JSON.parse(chunkNames) as Record<string, ModuleTree>;
  const entries = evaluate(registry, {require: {resolveWeak: () => null}}) as Record<
    string,
    [load: unknown, module: string, id: unknown]
  >;
  const modulesOf = (names: ModuleTree): ModuleTree =>
    mapLeaves(names, (name) => {
      const entry = entries[String(name)];
      if (!entry) {
        throw new Error(`The framework's registry has no module "${name}".`);
      }
      return entry[1];
    });

  const nodeOf = ({
    path,
    component,
    routes: children,
    ...attributes
  }: GeneratedRoute): RouteNode => ({
    path,
    attributes,
    modules: modulesOf(namesOf[component!]!),
    ...(children ? {routes: children.map(nodeOf)} : {}),
  });
  const all = evaluate(routes, {
    ComponentCreator: (path: string, hash?: string) => (hash ? `${path}-${hash}` : null),
  }) as GeneratedRoute[];
  return all.filter(({component}) => component !== null).map(nodeOf);
}

/** What a generated module exports by default. Its imports are given as `scope`. */
function evaluate(code: string, scope: Record<string, unknown>): unknown {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  // The framework wrote this code a moment ago, and would run it in a moment.
  return new Function(...Object.keys(scope), body)(...Object.values(scope)) as unknown;
}
