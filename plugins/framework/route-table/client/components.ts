import generatedRegistry from '@generated/registry';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import {mapLeaves} from '../mapLeaves';
import type {ModuleTree} from '../kinds';
import chunkNames from './chunkNames';
import {loadModule} from './chunks';
import {rememberDoc} from './docs';
import type {Layout, Page} from './table';

type LoadableComponent = ReturnType<typeof ComponentCreator>;

/** The route of a page, and how to load all that it shows. */
type LoadableRoute = {route: RouteConfig; preload: () => Promise<unknown>};

/** Holds what pages share. The modules of a page are added when it is asked for. */
const registry: Record<string, (typeof generatedRegistry)[string]> = generatedRegistry;

const layouts = new Map<string, LoadableComponent>();
const routes = new Map<string, LoadableRoute>();

/** Shows that there is no such page. */
export const NotFound = ComponentCreator('*', '');

/**
 * The framework's component for a route: it loads the modules, and gives them to the route's own
 * component as props. `key` tells routes with the same path apart.
 */
function componentOf(path: string, key: string, modules: ModuleTree): LoadableComponent {
  chunkNames[`${path}-${key}`] = modules;
  return ComponentCreator(path, key);
}

/** The same component for all pages of a layout, so that it stays when readers go on. */
function layoutComponent(layout: Layout, path: string): LoadableComponent {
  const key = JSON.stringify(layout);
  const component = layouts.get(key) ?? componentOf(path, key, layout.modules);
  layouts.set(key, component);
  return component;
}

function pageComponent(page: Page): LoadableComponent {
  const modules = mapLeaves(page.kind.modules, (leaf) => {
    if (typeof leaf === 'string') {
      return leaf;
    }
    const key = `${page.name}#${leaf}`;
    registry[key] = [() => loadModule(page, leaf), key, key];
    return key;
  });
  return componentOf(page.path, '', modules);
}

/** The route of a page, inside the routes of its layouts, which know of no other page. */
export function routeOf(page: Page, baseUrl: string): LoadableRoute {
  const known = routes.get(page.path);
  if (known) {
    return known;
  }
  rememberDoc(page);
  const component = pageComponent(page);
  // The types say that `preload` gives nothing. It gives a promise.
  const components: {preload: () => unknown}[] = [component];
  let route: RouteConfig = {...page.kind.attributes, path: page.path, component};
  for (const layout of [...page.kind.layouts].reverse()) {
    const path = baseUrl + layout.path;
    const layoutOfPage = layoutComponent(layout, path);
    components.push(layoutOfPage);
    route = {...layout.attributes, path, component: layoutOfPage, routes: [route]};
  }
  const result = {
    route,
    preload: () => Promise.all(components.map((each) => each.preload())),
  };
  routes.set(page.path, result);
  return result;
}
