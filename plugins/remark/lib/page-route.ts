/** Address of a page without a slash at its end: `docs/audio/index.mdx` is `/docs/audio`. */
export const routeOf = (file: string): string =>
  `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
