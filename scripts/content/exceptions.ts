export type Exception = {
  /**
   * What needs no page or heading: a package (`@remotion/mcp`), an export (`remotion#Internals`) or
   * a member (`remotion#Sequence.name`). It covers everything below it.
   */
  name: string;
  /** Why, as a sentence. */
  reason: string;
};

const INTERNAL = 'Internal: the toolkit’s own packages use it, and it changes without notice.';

const OPAQUE = 'Opaque: an internal structure that is passed on as a whole. Its page says so.';

/** What the types export and the pages leave out. An exception that is no longer needed fails. */
export const exceptions: Exception[] = [
  {name: 'remotion#Internals', reason: INTERNAL},
  {name: 'remotion#_InternalTypes', reason: INTERNAL},
  {name: 'remotion#FolderContext', reason: INTERNAL},
  {
    name: 'remotion#Config',
    reason: 'Gone since 4.0: reading it throws an error that points to @remotion/cli/config.',
  },
  {
    name: 'remotion#Experimental',
    reason:
      'A namespace. Clipper and Null have pages; useIsPlayer is no public way, ' +
      'useRemotionEnvironment().isPlayer is.',
  },
  {
    name: 'remotion#random.dummy',
    reason: 'Exists only to make a second argument a type error.',
  },
  {name: '@remotion/bundler#BundlerInternals', reason: INTERNAL},
  {name: '@remotion/captions#CaptionsInternals', reason: INTERNAL},
  {name: '@remotion/cli#CliInternals', reason: INTERNAL},
  {name: '@remotion/cli#ConfigInternals', reason: INTERNAL},
  {name: '@remotion/cloudrun#CloudrunInternals', reason: INTERNAL},
  {name: '@remotion/lambda#LambdaClientInternals', reason: INTERNAL},
  {name: '@remotion/lambda#LambdaInternals', reason: INTERNAL},
  {name: '@remotion/lambda#_InternalOverallRenderProgress', reason: INTERNAL},
  {name: '@remotion/media-parser#MediaParserInternals', reason: INTERNAL},
  {name: '@remotion/media-parser#_InternalEbmlValue', reason: INTERNAL},
  {name: '@remotion/media-parser#ParseMediaOptions.seekingHints', reason: OPAQUE},
  {name: '@remotion/webcodecs#convertMedia.seekingHints', reason: OPAQUE},
  {name: '@remotion/media-parser#ParseMediaOnWorkerOptions.seekingHints', reason: OPAQUE},
  {name: '@remotion/media-parser#downloadAndParseMedia.seekingHints', reason: OPAQUE},
  {name: '@remotion/paths#PathInternals', reason: INTERNAL},
  {name: '@remotion/player#PlayerInternals', reason: INTERNAL},
  {name: '@remotion/renderer#RenderInternals', reason: INTERNAL},
  {name: '@remotion/renderer#BrowserSafeApis', reason: INTERNAL},
  {
    name: '@remotion/renderer#HeadlessBrowser',
    reason: 'Opaque: pass it on and close it. The page of openBrowser() says so.',
  },
  {name: '@remotion/studio#StudioInternals', reason: INTERNAL},
  {name: '@remotion/webcodecs#WebCodecsInternals', reason: INTERNAL},
  {name: '@remotion/zod-types#ZodZypesInternals', reason: INTERNAL},
];
