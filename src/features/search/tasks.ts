/** What many readers come for: offered before they have typed anything. */
export const TASKS = [
  {label: 'Create your first project', path: '/docs/'},
  {label: 'Render a video', path: '/docs/render'},
  {label: 'Play a video in your React app', path: '/docs/player/'},
  {label: 'Add audio', path: '/docs/audio/importing'},
  {label: 'Show captions', path: '/docs/captions/displaying'},
  {label: 'Render on AWS Lambda', path: '/docs/lambda/setup'},
];
