/** A part of the site that machines read as a whole. */
type SectionOfSite = {
  /** Name of its file below `/llms/`. */
  id: string;
  title: string;
  /** Folders below `/docs/`. */
  folders?: string[];
  /** Groups of `docs-routes.tsv`, without the folders that another section has. */
  groups?: string[];
  /** Globs of routes outside the documentation. */
  routes?: string[];
};

const sections: SectionOfSite[] = [
  {id: 'core', title: 'Fundamentals and the core API', groups: ['core']},
  {id: 'guides', title: 'Guides', groups: ['guides']},
  {
    id: 'captions',
    title: 'Captions and transcription',
    folders: ['captions', 'install-whisper-cpp', 'openai-whisper', 'whisper-web'],
  },
  {id: 'player', title: 'Player', folders: ['player']},
  {id: 'studio', title: 'Studio', folders: ['studio']},
  {id: 'cli', title: 'Command line', folders: ['cli']},
  {id: 'rendering', title: 'Rendering', groups: ['rendering']},
  {id: 'lambda', title: 'Lambda', folders: ['lambda'], groups: ['cloud']},
  {id: 'cloudrun', title: 'Cloud Run', folders: ['cloudrun']},
  {id: 'media-parser', title: 'Media Parser', folders: ['media-parser']},
  {id: 'webcodecs', title: 'WebCodecs', folders: ['webcodecs']},
  {id: 'mediabunny', title: 'Mediabunny', folders: ['mediabunny'], groups: ['media']},
  {id: 'transitions', title: 'Transitions', folders: ['transitions']},
  {id: 'shapes', title: 'Shapes', folders: ['shapes']},
  {id: 'paths', title: 'Paths', folders: ['paths']},
  {id: 'packages', title: 'More packages', groups: ['packages']},
  {id: 'ai', title: 'Remotion and language models', folders: ['ai']},
  {id: 'editor-starter', title: 'Editor Starter', folders: ['editor-starter']},
  {id: 'recorder', title: 'Recorder', folders: ['recorder']},
  {id: 'timeline', title: 'Timeline', folders: ['timeline']},
  {id: 'license', title: 'License, support and company', groups: ['products']},
  {id: 'help', title: 'Troubleshooting, migration and terms', groups: ['help']},
  {id: 'learn', title: 'Tutorials', routes: ['/learn', '/learn/**']},
  {id: 'templates', title: 'Templates', routes: ['/templates', '/templates/**']},
  {
    id: 'success-stories',
    title: 'Success stories',
    routes: ['/success-stories', '/success-stories/**'],
  },
  {id: 'blog', title: 'Blog', routes: ['/blog', '/blog/**']},
  {id: 'experts', title: 'Experts', routes: ['/experts', '/experts/**']},
  {
    id: 'site',
    title: 'Product pages',
    routes: [
      '/',
      '/about',
      '/ai',
      '/contact',
      '/lambda',
      '/player',
      '/playground',
      '/showcase',
      '/showcase/**',
    ],
  },
];

/**
 * The parts of the site with their routes.
 *
 * @param manifest text of `docs-routes.tsv`
 * @throws Error for a route of the manifest that no section has
 */
export function sectionsOfSite(manifest: string): {id: string; title: string; routes: string[]}[] {
  const docs = manifest
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([route = '', group = '']) => ({route: route.replace(/\/$/, ''), group}));
  const parts = sections.map((section) => ({...section, routes: [...(section.routes ?? [])]}));
  for (const {route, group} of docs) {
    const folder = route.split('/')[2] ?? '';
    const section =
      parts.find(({folders}) => folders?.includes(folder)) ??
      parts.find(({groups}) => groups?.includes(group));
    if (!section) {
      throw new Error(`No section has the route ${route} of the group "${group}".`);
    }
    section.routes.push(route);
  }
  return parts.map(({id, title, routes}) => ({id, title, routes}));
}
