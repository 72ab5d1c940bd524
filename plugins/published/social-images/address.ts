/** Size of every social image in pixels: what services crop least. */
export const IMAGE_SIZE = {width: 1200, height: 630};

/**
 * Where the social image of a page lies: `/docs/gif/` gives `/social/docs/gif.png`.
 *
 * @param path route of the page below the base URL, with a slash in front
 */
export function imagePath(path: string): string {
  return `/social${path.replace(/\/$/, '') || '/index'}.png`;
}
