/**
 * Path, query and anchor of an address of this site.
 *
 * @returns null where they would lead to another host: browsers read `//host` as one, and
 * `/.//host` has that path once its dots are gone
 */
export const sitePath = ({pathname, search, hash}: URL): string | null =>
  /^\/[/\\]/.test(pathname) ? null : pathname + search + hash;
