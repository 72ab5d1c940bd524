import type {Services} from './options';

/** Sources by directive. A directive without sources allows nothing. */
export type Policy = Record<string, string[]>;

const NONE = "'none'";
const SELF = "'self'";

/**
 * Live blocks of the docs run what the reader types in their page, hence `eval`. It lets nobody in
 * who cannot run scripts already: inline scripts, handlers and other hosts stay forbidden.
 */
const EVAL = "'unsafe-eval'";

/** React and highlighted code set `style` attributes; a style cannot run anything. */
const INLINE_STYLE = "'unsafe-inline'";

/**
 * What holds for every address, unknown ones too: scripts are the site's own.
 *
 * @param scriptHashes sources such as `'sha256-…'`, of all inline scripts
 */
export function scriptPolicy(scriptHashes: string[], services: Services): Policy {
  return {
    'script-src': [SELF, EVAL, ...scriptHashes, ...sourcesOf(services).scripts],
    'script-src-attr': [NONE],
    // The GIF decoder and the video encoder of the toolkit start workers from blobs. Unnamed, workers
    // would be held to the sources of scripts.
    'worker-src': [SELF, 'blob:'],
    'object-src': [NONE],
    'base-uri': [NONE],
  };
}

/**
 * What a page may load and talk to.
 *
 * @param ancestors who may show the page in a frame
 */
export function pagePolicy(scriptHashes: string[], services: Services, ancestors: string): Policy {
  const {connections, frames} = sourcesOf(services);
  return {
    'default-src': [SELF],
    ...scriptPolicy(scriptHashes, services),
    'style-src': [SELF, INLINE_STYLE, ...frames],
    // Readers may type the address of a picture into a live block.
    'img-src': [SELF, 'data:', 'blob:', 'https:'],
    'media-src': [SELF, 'data:', 'blob:', 'https:'],
    'font-src': [SELF, 'data:', ...frames],
    'connect-src': [SELF, 'data:', 'blob:', ...connections],
    'frame-src': [SELF, ...frames],
    'form-action': [SELF],
    'frame-ancestors': [ancestors],
  };
}

/**
 * The frame in which code runs that came by a link. `sandbox` takes the origin of the site away from
 * it, whoever shows it and however; without an origin it may load what it likes.
 */
export function framePolicy(): Policy {
  return {
    sandbox: ['allow-scripts'],
    'default-src': [NONE],
    'script-src': [SELF, EVAL],
    'script-src-attr': [NONE],
    'style-src': [INLINE_STYLE, 'https:'],
    'img-src': [SELF, 'data:', 'blob:', 'https:'],
    'media-src': [SELF, 'data:', 'blob:', 'https:'],
    'font-src': [SELF, 'data:', 'https:'],
    'connect-src': [SELF, 'data:', 'blob:', 'https:'],
    'worker-src': ['blob:'],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [SELF],
  };
}

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

type Sources = {scripts: string[]; connections: string[]; frames: string[]};

/** What hosted services need, and nothing for those that are not configured. */
function sourcesOf({analytics, algoliaAppId, chatWidgetOrigins}: Services): Sources {
  const tagManager = 'https://www.googletagmanager.com';
  const scripts = [...(analytics ? [tagManager] : []), ...chatWidgetOrigins];
  const connections = [
    ...(analytics
      ? [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
      : []),
    ...(algoliaAppId ? algoliaHosts(algoliaAppId) : []),
    ...chatWidgetOrigins,
  ];
  return {scripts, connections, frames: chatWidgetOrigins};
}

/** The hosts that the search client tries, in the order in which it does. */
const algoliaHosts = (appId: string): string[] =>
  [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);
