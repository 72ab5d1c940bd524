import React from 'react';
import {matchPath, Route, Router, Switch, useLocation, type match} from 'react-router';
import {candidatesOf} from './plain-paths';
import type {MatchedRoute, RouteConfig} from 'react-router-config';

/*
 * Stands for `react-router-config` while pages are rendered to HTML. That tries all routes for each
 * page, so the time would grow with the square of the pages. It is the same but for that.
 */

const rootMatch = (pathname: string): match =>
  (Router as unknown as {computeRootMatch: (pathname: string) => match}).computeRootMatch(pathname);

/** The routes that match a path, from the outermost to the page's own. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  for (const route of candidatesOf(routes, pathname)) {
    const found = route.path
      ? matchPath(pathname, route)
      : (branch.at(-1)?.match ?? rootMatch(pathname));
    if (found) {
      branch.push({route, match: found});
      return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
    }
  }
  return branch;
}

type Props = {routes: RouteConfig[]; extraProps: object; switchProps: object};

function CandidatesAtLocation({routes, extraProps, switchProps}: Props): React.ReactNode {
  const {pathname} = useLocation();
  return (
    <Switch {...switchProps}>
      {candidatesOf(routes, pathname).map((route, index) => (
        <Route
          key={route.key ?? index}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          render={(props) => {
            const all = {...props, ...extraProps, route};
            const Component = route.component as React.ComponentType<typeof all>;
            return route.render ? route.render(all as never) : <Component {...all} />;
          }}
        />
      ))}
    </Switch>
  );
}

/** The page of the routes at the router's location. */
export const renderRoutes = (
  routes: RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: object = {},
): React.ReactNode =>
  routes ? (
    <CandidatesAtLocation routes={routes} extraProps={extraProps} switchProps={switchProps} />
  ) : null;
