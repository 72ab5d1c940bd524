/**
 * Where the Markdown of a page lies: `/docs/gif/` gives `/docs/gif.md`, the home page `/index.md`.
 *
 * @param path route of the page below the base URL, with a slash in front
 */
export function markdownPath(path: string): string {
  return `${path.replace(/\/$/, '') || '/index'}.md`;
}
