/**
 * The path of a route below the base URL, with a slash in front: `/docs/spring`.
 *
 * @param route a route as the framework lists it, with the base URL
 */
export const pathOf = (route: string, baseUrl: string): string =>
  route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
