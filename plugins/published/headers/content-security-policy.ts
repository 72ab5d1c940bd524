import type {Services} from './options';

/** Sources by directive. A directive without sources allows nothing. */
export type Policy = Record<string, string[]>;

const NONE = "'none'";
const SELF = "'self'";

/** React and highlighted code set `style` attributes; a style cannot run anything. */
const INLINE_STYLE = "'unsafe-inline'";

/**
 * What holds for every address, the frame's too. Which scripts may run is not in it: some hosts send
 * it beside the policy of a page, and the frame needs what no page may have.
 */
export const BASE_POLICY: Policy = {
  'script-src-attr': [NONE],
  'object-src': [NONE],
  'base-uri': [NONE],
};

/**
 * Which code a page may run: the site's own.
 *
 * @param scriptHashes sources such as `'sha256-…'`, of all inline scripts
 */
export function scriptPolicy(scriptHashes: string[], services: Services): Policy {
  return {
    ...BASE_POLICY,
    'script-src': [SELF, ...scriptHashes, ...sourcesOf(services).scripts],
    // The GIF decoder and the video encoder of the toolkit start workers from blobs. Unnamed, workers
    // would be held to the sources of scripts.
    'worker-src': [SELF, 'blob:'],
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
 * The frame in which examples run. `sandbox` takes the origin of the site away from it, whoever
 * shows it and however. It talks to nobody: examples fetch only what the site has. Pictures and
 * sounds may come from anywhere, since readers type their addresses.
 *
 * @param origin of the site: to WebKit, `'self'` is the frame's own origin, which is none
 */
export function framePolicy(origin: string): Policy {
  const site = [SELF, origin];
  return {
    ...BASE_POLICY,
    sandbox: ['allow-scripts'],
    'default-src': [NONE],
    // An example is a script of its own, from a blob. Nobody may turn text into code otherwise.
    'script-src': [...site, 'blob:'],
    'style-src': [INLINE_STYLE],
    'img-src': [...site, 'data:', 'blob:', 'https:'],
    'media-src': [...site, 'data:', 'blob:', 'https:'],
    'font-src': [...site, 'data:'],
    'connect-src': [...site, 'data:', 'blob:'],
    'worker-src': ['blob:'],
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
