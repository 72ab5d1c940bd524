import React from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {NotFound, routeOf} from './components';
import {baseUrl, knownPage} from './routing';

const notFound: RouteConfig = {path: '*', component: NotFound};

/** What the framework shows at any path. Before, it has waited for `preload()` with that path. */
function PageAtLocation({location}: RouteConfigComponentProps): React.ReactNode {
  const page = knownPage(location.pathname);
  return renderRoutes(page ? [routeOf(page, baseUrl).route] : [notFound]);
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
