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
    text: 'Jonny Burger publishes the first version: a React component draws each frame.',
    to: '/blog/introducing-remotion',
  },
  {
    date: '2021-03-15',
    title: 'A public price',
    text: 'What a company license costs is no longer a matter for an email.',
    to: '/blog/company-licenses',
  },
  {
    date: '2022-01-05',
    title: 'The Player leaves its preview',
    text: 'Version 2.6 puts compositions into any React app, without a render.',
    to: '/blog/2-6',
  },
  {
    date: '2022-04-26',
    title: 'Many functions, one video',
    text: 'Version 3.0 renders on AWS Lambda.',
    to: '/blog/3-0',
  },
  {
    date: '2022-11-09',
    title: 'Users become investors',
    text: 'Users and customers put 180,000 Swiss francs into the company.',
    to: '/blog/seed-funding',
  },
  {
    date: '2023-07-03',
    title: 'The Studio',
    text: 'Version 4.0 has forms for props, a render button, and FFmpeg on board.',
    to: '/blog/4-0',
  },
  {
    date: '2025-08-21',
    title: 'An editor to build upon',
    text: 'The Editor Starter is the source code of a video editor, sold as a template.',
    to: '/blog/editor-starter',
  },
  {
    date: '2025-09-01',
    title: 'Support for Mediabunny',
    text: 'Instead of a media library of its own, the company sponsors an independent one.',
    to: '/blog/mediabunny',
  },
];
