import React from 'react';
import {matchPath, useLocation} from 'react-router';
import {renderRoutes as renderAll} from 'react-router-config/cjs/react-router-config';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {candidatesOf} from './plain-paths';

/*
 * Stands for `react-router-config` while pages are rendered to HTML. That tries all routes for each
 * page, so the time would grow with the square of the pages. It is the same but for that.
 */

/** The routes that match a path, from the outermost to the page's own. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  const around = branch.at(-1)?.match ?? {
    path: '/',
    url: '/',
    params: {},
    isExact: pathname === '/',
  };
  for (const route of candidatesOf(routes, pathname)) {
    const match = route.path ? matchPath(pathname, route) : around;
    if (match) {
      branch.push({route, match});
      return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
    }
  }
  return branch;
}

type Rest = [extraProps?: object, switchProps?: object];
type Props = {routes: RouteConfig[]; rest: Rest};

function CandidatesAtLocation({routes, rest}: Props): React.ReactNode {
  const {pathname} = useLocation();
  return renderAll(candidatesOf(routes, pathname), ...rest);
}

/** The page of the routes at the router's location. The rest is what the original takes after them. */
export const renderRoutes = (routes: RouteConfig[] | undefined, ...rest: Rest): React.ReactNode =>
  routes && <CandidatesAtLocation routes={routes} rest={rest} />;
