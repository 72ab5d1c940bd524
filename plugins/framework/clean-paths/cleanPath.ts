/**
 * The address of a page as the site writes it: without `.html`, `/index.html` and double slashes.
 * A path that cannot be decoded comes back so that it can, for the router would stop at it.
 *
 * The function is also sent to the browser as text, so it stands alone and uses old syntax.
 *
 * @param path a path such as `/docs/index.html`
 * @returns the clean path such as `/docs/`; the same path when there is nothing to clean
 */
export function cleanPath(path: string): string {
  // `//host/x` would be an address of another host.
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  try {
    decodeURI(clean);
    return clean;
  } catch {
    return clean.replace(/%/g, '%25');
  }
}
