import React, {useContext, useMemo} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {NotFound, routeOf} from './components';
import {baseUrl, knownPage} from './routing';

const notFound: RouteConfig = {path: '*', component: NotFound};

/**
 * What the framework shows at any path. Before, it has waited for `preload()` with that path, and keeps
 * the old location for that time. The router has a new context for it all the same, at which every link
 * of the old page would be drawn once more: the page keeps the context of its location.
 */
function PageAtLocation({location}: RouteConfigComponentProps): React.ReactNode {
  const current = useContext(RouterContext);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const context = useMemo(() => current, [location]);
  const page = knownPage(location.pathname);
  return useMemo(
    () => (
      <RouterContext.Provider value={context}>
        {renderRoutes([page ? routeOf(page, baseUrl).route : notFound])}
      </RouterContext.Provider>
    ),
    [context, page],
  );
}

/**
 * Replaces the framework's list of all routes. The theme looks for the home page in it, to put it
 * first in the breadcrumbs.
 */
const routes: RouteConfig[] = [
  {path: baseUrl, exact: true, component: PageAtLocation},
  {path: '*', component: PageAtLocation},
];

export default routes;
