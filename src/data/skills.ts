/** What an agent can learn from the documentation when a task needs it. */
type Skill = {
  /** Lowercase words with hyphens. */
  name: string;
  title: string;
  /** When to use it: agents read this first, and the rest only then. */
  description: string;
  /** Routes of the pages that it's made of. */
  pages: string[];
};

export const skills: Skill[] = [
  {
    name: 'remotion-set-up',
    title: 'Set up a Remotion project',
    description:
      'Create a Remotion project, add Remotion to an existing React project, or find out how compositions, frames and the Studio work together. Use it before the first video of a project.',
    pages: ['/docs/', '/docs/the-fundamentals'],
  },
  {
    name: 'remotion-animate',
    title: 'Animate with Remotion',
    description:
      'Animate text, shapes and images in a Remotion video, frame by frame, and place scenes in time. Use it when you write or change a component that moves.',
    pages: ['/docs/animating-properties', '/docs/sequence'],
  },
  {
    name: 'remotion-render',
    title: 'Render Remotion videos',
    description:
      'Render a Remotion composition to a video, an image or audio, from the command line or the Studio. Use it when a video or a frame has to become a file.',
    pages: ['/docs/render'],
  },
  {
    name: 'remotion-lambda',
    title: 'Render on AWS with Remotion Lambda',
    description:
      'Set up Remotion Lambda with its roles, function and site, and render videos on AWS. Use it when renders have to scale or run without a server.',
    pages: ['/docs/lambda', '/docs/lambda/setup'],
  },
  {
    name: 'remotion-player',
    title: 'Embed videos with the Remotion Player',
    description:
      'Play a Remotion video in a React app, with controls and props that change while it plays. Use it when a video appears on a web page without being rendered.',
    pages: ['/docs/player/installation', '/docs/player/'],
  },
  {
    name: 'remotion-captions',
    title: 'Add captions to Remotion videos',
    description:
      'Transcribe speech, import subtitles, and show captions word by word in a Remotion video. Use it for subtitles of any kind.',
    pages: ['/docs/captions/', '/docs/captions/displaying', '/docs/captions/exporting'],
  },
];
