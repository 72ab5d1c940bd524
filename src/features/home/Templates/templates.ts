type Template = {name: string; title: string};

/*
 * Names alone, so that the page does not load all that is known about the templates. A test holds
 * them against `src/data/templates.json`.
 */

/** Templates that this page shows with a picture. */
export const SHOWN: Template[] = [
  {name: 'hello-world', title: 'Hello World'},
  {name: 'next', title: 'Next.js'},
  {name: 'tiktok', title: 'TikTok'},
  {name: 'three', title: 'React Three Fiber'},
  {name: 'audiogram', title: 'Audiogram'},
  {name: 'code-hike', title: 'Code Hike'},
  {name: 'music-visualization', title: 'Music Visualization'},
  {name: 'overlay', title: 'Overlay'},
];

/** The others. */
export const FURTHER: Template[] = [
  {name: 'blank', title: 'Blank'},
  {name: 'next-no-tailwind', title: 'Next.js (No Tailwind)'},
  {name: 'next-pages-dir', title: 'Next.js (Pages dir)'},
  {name: 'recorder', title: 'Recorder'},
  {name: 'javascript', title: 'Hello World (JavaScript)'},
  {name: 'render-server', title: 'Render Server'},
  {name: 'react-router', title: 'React Router'},
  {name: 'still', title: 'Still images'},
  {name: 'prompt-to-video', title: 'Prompt to Video'},
  {name: 'skia', title: 'Skia'},
  {name: 'stargazer', title: 'Stargazer'},
  {name: 'editor-starter', title: 'Editor Starter'},
  {name: 'tts', title: 'Text-to-speech (Azure)'},
  {name: 'google-tts', title: 'Text-to-speech (Google)'},
];
