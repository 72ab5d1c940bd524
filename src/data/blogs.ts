export type Blog = {
  /** Folder of the posts, and first segment of their addresses. */
  path: string;
  title: string;
  description: string;
  sidebarTitle: string;
  /** What one entry is called, and several. */
  noun: [one: string, many: string];
};

/** The three blogs of the site, by the id of their plugin instance. */
export const blogs = {
  default: {
    path: 'blog',
    title: 'Blog',
    description: 'Releases and news of Remotion, the toolkit for making videos in React.',
    sidebarTitle: 'All posts',
    noun: ['post', 'posts'],
  },
  learn: {
    path: 'learn',
    title: 'Learn',
    description: 'Tutorials that build a whole video with Remotion, step by step.',
    sidebarTitle: 'All tutorials',
    noun: ['tutorial', 'tutorials'],
  },
  'success-stories': {
    path: 'success-stories',
    title: 'Success stories',
    description: 'How companies and communities make videos with Remotion.',
    sidebarTitle: 'All stories',
    noun: ['story', 'stories'],
  },
} satisfies Record<string, Blog>;

/** The blog of a plugin instance. @throws Error when there is none with that id */
export function blogOf(pluginId: string): Blog {
  const byId: Record<string, Blog> = blogs;
  const blog = byId[pluginId];
  if (!blog) {
    throw new Error(`There is no blog "${pluginId}". Add it to src/data/blogs.ts.`);
  }
  return blog;
}
