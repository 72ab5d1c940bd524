export type Blog = {
  /** Folder of the posts, and first segment of their addresses. */
  path: string;
  title: string;
  /** What readers get, as the h1 of the list. Default: the title. */
  heading?: string;
  description: string;
  sidebarTitle: string;
  /** Where to go before the first entry, as a card above it. */
  start?: {to: string; title: string; text: string; image: string};
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
    heading: 'Learn Remotion by finishing a video',
    description:
      'Make a video in React, from the first shape to the finished file. Every step of a tutorial plays next to its code.',
    sidebarTitle: 'All tutorials',
    start: {
      to: '/learn/first-video/',
      title: 'New to Remotion? Take the course',
      text: "30 exercises in the browser, from a single frame to a video that you export. The course compares your frames with its own, and says what's off.",
      image: '/media/typed-code.webp',
    },
    noun: ['tutorial', 'tutorials'],
  },
  'success-stories': {
    path: 'success-stories',
    title: 'Success stories',
    heading: 'See how teams ship video with Remotion',
    description:
      'Remotion turns React code into video. MakeStories exports ten slides within a minute with it, and YARX makes a video for each racer. Copy what works.',
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
