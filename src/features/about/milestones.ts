/** A public event. */
export type Milestone = {
  /** Day of the announcement, as in `2021-02-08`. */
  date: string;
  title: string;
  text: string;
  /** The page that tells more. */
  to: string;
};

export const milestones: Milestone[] = [
  {
    date: '2021-02-08',
    title: 'Videos as components',
    text: 'Jonny Burger publishes the first version. A React component draws each frame.',
    to: '/blog/introducing-remotion',
  },
  {
    date: '2021-03-15',
    title: 'A public price',
    text: 'You can look up what a company license costs, instead of emailing us.',
    to: '/blog/company-licenses',
  },
  {
    date: '2022-01-05',
    title: 'The Player is stable',
    text: 'Version 2.6 plays compositions in any React app, without a render.',
    to: '/blog/2-6',
  },
  {
    date: '2022-04-26',
    title: 'Renders on Lambda',
    text: 'Version 3.0 splits a render across many functions on AWS Lambda.',
    to: '/blog/3-0',
  },
  {
    date: '2022-11-09',
    title: 'Users become investors',
    text: 'Users and customers invest 180,000 Swiss francs.',
    to: '/blog/seed-funding',
  },
  {
    date: '2023-07-03',
    title: 'The Studio',
    text: 'Version 4.0 brings forms for your props, a render button and built-in FFmpeg.',
    to: '/blog/4-0',
  },
  {
    date: '2025-08-21',
    title: 'A video editor to build on',
    text: 'The Editor Starter gives you the source code of a video editor as a template.',
    to: '/blog/editor-starter',
  },
  {
    date: '2025-09-01',
    title: 'Support for Mediabunny',
    text: 'Remotion sponsors an independent media library instead of building its own.',
    to: '/blog/mediabunny',
  },
];
