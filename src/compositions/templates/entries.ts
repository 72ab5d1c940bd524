import type {CompositionEntry} from '../types';

type Idea = Pick<CompositionEntry, 'load' | 'shows' | 'posterFrame'> & {
  /** File of the idea; several templates may share one. */
  file: string;
  title: string;
  props: Record<string, unknown>;
};

const idea = (name: string, {file, title, props, ...rest}: Idea): CompositionEntry => ({
  ...rest,
  id: `Template-${name}`,
  title,
  source: `src/compositions/templates/${file}`,
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  defaultProps: props,
});

const webApp = (title: string, accent: string, address: string, badge: string): Idea => ({
  title,
  file: 'WebApp.tsx',
  load: () => import('./WebApp'),
  shows: 'A title is typed into a form and appears in the video beside it, which is then rendered.',
  posterFrame: 58,
  props: {accent, address, badge},
});

const helloWorld = (title: string, accent: string, file: string): Idea => ({
  title,
  file: 'HelloWorld.tsx',
  load: () => import('./HelloWorld'),
  shows: 'A play mark draws itself and makes room for the words Hello World.',
  posterFrame: 84,
  props: {accent, file},
});

const speech = (title: string, accent: string, text: string): Idea => ({
  title,
  file: 'Speech.tsx',
  load: () => import('./Speech'),
  shows: 'Words on a page are read one by one while a sound wave swells beside them.',
  posterFrame: 62,
  props: {accent, text},
});

/** What each template is about, as a loop of four seconds. The keys are the templates' names. */
const ideas: Record<string, Idea> = {
  blank: {
    title: 'Blank',
    file: 'Blank.tsx',
    load: () => import('./Blank'),
    shows: 'An empty canvas with handles at its corners and a plus in its middle.',
    posterFrame: 60,
    props: {accent: '#0a5bd8'},
  },
  'hello-world': helloWorld('Hello World', '#0a5bd8', 'HelloWorld.tsx'),
  next: webApp('Next.js', '#0a5bd8', 'localhost:3000', 'App Router + Tailwind'),
  'next-no-tailwind': webApp('Next.js (No Tailwind)', '#0f8a7a', 'localhost:3000', 'App Router'),
  'next-pages-dir': webApp('Next.js (Pages dir)', '#b4532a', 'localhost:3000', 'Pages Router'),
  recorder: {
    title: 'Recorder',
    file: 'Recorder.tsx',
    load: () => import('./Recorder'),
    shows: 'A webcam picture moves into the corner of a recorded screen, with captions below.',
    posterFrame: 92,
    props: {accent: '#e06a4e'},
  },
  javascript: helloWorld('Hello World (JavaScript)', '#d99a00', 'HelloWorld.jsx'),
  'render-server': {
    title: 'Render Server',
    file: 'RenderServer.tsx',
    load: () => import('./RenderServer'),
    shows: 'A request to a server adds videos to a queue, and each one is rendered.',
    posterFrame: 80,
    props: {accent: '#3f6fe0'},
  },
  'react-router': webApp('React Router', '#d23a5e', 'localhost:5173', 'React Router'),
  three: {
    title: 'React Three Fiber',
    file: 'Three.tsx',
    load: () => import('./Three'),
    shows: 'A phone turns in space while a video plays on its screen.',
    posterFrame: 24,
    props: {accent: '#8f6bff'},
  },
  still: {
    title: 'Still images',
    file: 'Still.tsx',
    load: () => import('./Still'),
    shows: 'A picture for sharing puts itself together and is measured before a flash.',
    posterFrame: 61,
    props: {accent: '#d6478b'},
  },
  audiogram: {
    title: 'Audiogram',
    file: 'Audiogram.tsx',
    load: () => import('./Audiogram'),
    shows:
      'A square video with the cover of a podcast, a moving waveform, and the words as they are spoken.',
    posterFrame: 70,
    props: {accent: '#f2764b'},
  },
  'music-visualization': {
    title: 'Music Visualization',
    file: 'MusicVisualization.tsx',
    load: () => import('./MusicVisualization'),
    shows: 'Colored bars around a record jump on each beat.',
    posterFrame: 62,
    props: {accent: '#8f6bff'},
  },
  'prompt-to-video': {
    title: 'Prompt to Video',
    file: 'PromptToVideo.tsx',
    load: () => import('./PromptToVideo'),
    shows: 'A typed sentence about a boat becomes three scenes of a story.',
    posterFrame: 94,
    props: {accent: '#6a5be0'},
  },
  skia: {
    title: 'Skia',
    file: 'Skia.tsx',
    load: () => import('./Skia'),
    shows: 'Drops of paint in many colors run into each other and part again.',
    posterFrame: 42,
    props: {accent: '#3f8cff'},
  },
  overlay: {
    title: 'Overlay',
    file: 'Overlay.tsx',
    load: () => import('./Overlay'),
    shows: 'A name and a sign that says live slide in over a transparent background.',
    posterFrame: 74,
    props: {accent: '#18a0a0'},
  },
  'code-hike': {
    title: 'Code Hike',
    file: 'CodeHike.tsx',
    load: () => import('./CodeHike'),
    shows: 'A loop in code becomes a shorter expression while its words move to their new places.',
    posterFrame: 76,
    props: {accent: '#5a7be0'},
  },
  stargazer: {
    title: 'Stargazer',
    file: 'Stargazer.tsx',
    load: () => import('./Stargazer'),
    shows: 'Faces gather around a star while a counter runs to a thousand.',
    posterFrame: 70,
    props: {accent: '#ffc83d'},
  },
  tiktok: {
    title: 'TikTok',
    file: 'TikTok.tsx',
    load: () => import('./TikTok'),
    shows: 'A person talks in a vertical video, and large captions jump word by word.',
    posterFrame: 78,
    props: {accent: '#ff4f7b'},
  },
  'editor-starter': {
    title: 'Editor Starter',
    file: 'EditorStarter.tsx',
    load: () => import('./EditorStarter'),
    shows: 'A video editor in which the playhead runs and a clip is dragged along the timeline.',
    posterFrame: 66,
    props: {accent: '#3f8cff'},
  },
  tts: speech(
    'Text-to-speech (Azure)',
    '#2f7fe0',
    'What you write is what the voice will say aloud',
  ),
  'google-tts': speech(
    'Text-to-speech (Google)',
    '#2a9d5c',
    'Type a sentence and listen to it in your own video',
  ),
};

/** Previews of the templates, as compositions. */
export const templates: CompositionEntry[] = Object.entries(ideas).map(([name, entry]) =>
  idea(name, entry),
);

/** Preview of a template by its name, such as `hello-world`; undefined for an unknown name. */
export const templatePreview = (name: string): CompositionEntry | undefined =>
  templates.find(({id}) => id === `Template-${name}`);
