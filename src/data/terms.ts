/** Pages that explain a word of the toolkit, and the word as other pages write it. */
export const terms: {page: string; word: RegExp; except?: string[]}[] = [
  {page: '/docs/terminology/composition', word: /\bcompositions?\b/},
  {page: '/docs/terminology/sequence', word: /\bsequences?\b/},
  {
    page: '/docs/terminology/bundle',
    word: /\b(?:a|the|Remotion) bundle\b/i,
    // Of the app, which isn't the bundle that renders.
    except: ['/docs/cloudrun/light-client', '/docs/editor-starter/fonts'],
  },
  {page: '/docs/terminology/remotion-root', word: /\bRemotion Root\b/i},
  {page: '/docs/terminology/root-file', word: /\broot files?\b/i},
  {page: '/docs/terminology/entry-point', word: /\bentry points?\b/i},
  {page: '/docs/terminology/serve-url', word: /\bserve URLs?\b/i},
  {page: '/docs/terminology/input-props', word: /\binput props\b/i},
  {page: '/docs/terminology/public-dir', word: /\bpublic (?:folder|directory)\b/i},
  {page: '/docs/terminology/concurrency', word: /\bconcurrency\b/i},
  {page: '/docs/terminology/studio', word: /\b(?:Remotion )?Studio\b/},
  {page: '/docs/terminology/player', word: /\b(?:Remotion )?Player\b/},
  {page: '/docs/terminology/service-name', word: /\bservice names?\b/i},
  {page: '/docs/terminology/cloud-run-url', word: /\bCloud Run URLs?\b/i},
];
