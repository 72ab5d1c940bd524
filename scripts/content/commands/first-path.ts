/** The pages that lead a newcomer from nothing to a video, in the order in which they are read. */
export const FIRST_PATH = [
  'docs/index.mdx',
  'docs/the-fundamentals.mdx',
  'docs/animating-properties.mdx',
  'docs/preview.mdx',
  'docs/render.mdx',
];
