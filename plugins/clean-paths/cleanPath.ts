/**
 * The address of a page without `.html` or `/index.html`.
 *
 * The function is also sent to the browser as text, so it stands alone and uses old syntax.
 *
 * @param path a path such as `/docs/index.html`
 * @returns the clean path such as `/docs/`; the same path when there is nothing to remove
 */
export function cleanPath(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
