import {matchPath as match} from 'react-router';
import {isPlain, keyOf, type RoutePath} from './plain-paths';

export {useHistory, useLocation, Redirect} from 'react-router-dom';

/**
 * The router's `matchPath()`, which the docs ask about each of their pages for each page: a route that
 * is for another address is left out without a regular expression.
 */
export const matchPath = (pathname: string, route: RoutePath): ReturnType<typeof match> =>
  isOther(pathname, route) ? null : match(pathname, route);

const isOther = (pathname: string, route: RoutePath): boolean =>
  isPlain(route) &&
  // Most differ in their length, and then nothing has to be made of them.
  (Math.abs(route.path.length - pathname.length) > 1 || keyOf(route.path) !== keyOf(pathname));
