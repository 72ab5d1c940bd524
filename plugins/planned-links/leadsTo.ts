export const withoutSlash = (route: string): string => route.replace(/\/$/, '');

/** Whether an address leads to one of the routes, with or without a hash or a slash at its end. */
export const leadsTo = (routes: ReadonlySet<string>, url: string): boolean =>
  url.startsWith('/') && routes.has(withoutSlash(url.replace(/[?#].*$/, '')));
