/** A piece of work that this page names. */
export type Work = {
  slug: string;
  title: string;
  by: string;
  to: string;
  /** Pixels. */
  width: number;
  height: number;
  year: number;
  /** Whether its source code is public. */
  hasSource: boolean;
};

/** A choice of `src/data/showcase.json`. A test holds each against the data. */
export const WORKS: Work[] = [
  {
    slug: 'github-unwrapped-campaign',
    title: 'GitHub Unwrapped - Campaign',
    by: 'Remotion',
    to: 'https://githubunwrapped.com/',
    width: 1080,
    height: 1080,
    year: 2024,
    hasSource: true,
  },
  {
    slug: 'hackreels-animate-your-code',
    title: 'Hackreels - Animate your code',
    by: 'David Parks',
    to: 'https://www.hackreels.com/',
    width: 1920,
    height: 1080,
    year: 2024,
    hasSource: false,
  },
  {
    slug: 'mux-visualize-video-stats',
    title: 'MUX - Visualize video stats',
    by: 'Dave Kiss',
    to: 'https://github.com/davekiss/mux-remotion-demo/',
    width: 480,
    height: 270,
    year: 2022,
    hasSource: true,
  },
  {
    slug: 'next-js-video-tutorial',
    title: 'Next.js - Video tutorial',
    by: 'Delba Oliveira',
    to: 'https://www.youtube.com/@Delba',
    width: 1920,
    height: 1080,
    year: 2023,
    hasSource: false,
  },
  {
    slug: 'electricity-maps-data-visualization',
    title: 'Electricity Maps - Data visualization',
    by: 'Electricity Maps',
    to: 'https://www.electricitymaps.com/electricity-mapped',
    width: 1920,
    height: 1080,
    year: 2024,
    hasSource: false,
  },
  {
    slug: 'watercolor-map-animated-map',
    title: 'Watercolor Map - Animated map',
    by: 'Remotion',
    to: 'https://www.remotion.pro/watercolor-map',
    width: 1080,
    height: 1080,
    year: 2024,
    hasSource: true,
  },
  {
    slug: 'mykaraoke-karaoke-video-maker',
    title: 'MyKaraoke - Karaoke video maker',
    by: 'Emiliano Parizzi',
    to: 'https://www.mykaraoke.video/',
    width: 1920,
    height: 1080,
    year: 2024,
    hasSource: false,
  },
  {
    slug: '1000-stars-for-code-hike',
    title: '1000 Stars for Code Hike',
    by: 'Code Hike',
    to: 'https://codehike.org/',
    width: 960,
    height: 540,
    year: 2021,
    hasSource: true,
  },
];
