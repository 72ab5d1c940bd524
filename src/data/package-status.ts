/** What readers should know before they build on a package. Stable packages have no entry. */
export type PackageStatus = {
  /** Name on npm. */
  package: string;
  status: 'recommended' | 'experimental' | 'alpha' | 'deprecated';
  /** The version that brought the status, if a release names one. */
  since: string | null;
  /** Name on npm of the package to use in new code. */
  replacement: string | null;
  /** The route of the page that introduces the package. */
  page: string;
  /** What it means for readers, in Markdown. Links begin with `/docs/`. */
  sentence: string;
};

/** The only place that says how finished a package is. `<Status of="…" />` shows it on pages. */
export const packageStatus: PackageStatus[] = [
  {
    package: 'mediabunny',
    status: 'recommended',
    since: null,
    replacement: null,
    page: '/docs/mediabunny',
    sentence:
      'Remotion recommends Mediabunny over its own [`@remotion/media-parser`](/docs/media-parser/) and [`@remotion/webcodecs`](/docs/webcodecs/), which are deprecated.',
  },
  {
    package: '@remotion/media-parser',
    status: 'deprecated',
    since: null,
    replacement: 'mediabunny',
    page: '/docs/media-parser',
    sentence:
      '[Mediabunny](/docs/mediabunny/) replaces `@remotion/media-parser`, which still works in existing projects.',
  },
  {
    package: '@remotion/webcodecs',
    status: 'deprecated',
    since: null,
    replacement: 'mediabunny',
    page: '/docs/webcodecs',
    sentence:
      '[Mediabunny](/docs/mediabunny/) replaces `@remotion/webcodecs`, which still works in existing projects.',
  },
  {
    package: '@remotion/media',
    status: 'experimental',
    // Its first version under this name.
    since: '4.0.351',
    replacement: null,
    page: '/docs/media',
    sentence:
      'This version of `@remotion/media` calls itself experimental. Remotion declared it stable in **4.0.491**. Before you switch a project, compare a few rendered scenes.',
  },
  {
    package: '@remotion/web-renderer',
    status: 'experimental',
    since: null,
    replacement: null,
    page: '/docs/miscellaneous/render-in-browser',
    sentence:
      'The package calls itself “not yet released”, and its options changed after 4.0.383. Remotion declared client-side rendering stable in **4.0.491**. For production, use that version or later, and read its documentation.',
  },
  {
    package: '@remotion/whisper-web',
    status: 'experimental',
    since: null,
    replacement: null,
    page: '/docs/whisper-web',
    sentence:
      '`@remotion/whisper-web` is experimental. A minor release may change its API, so pin the version.',
  },
  {
    package: '@remotion/cloudrun',
    status: 'alpha',
    since: null,
    replacement: '@remotion/lambda',
    page: '/docs/cloudrun',
    sentence:
      'Cloud Run support is an alpha version that only gets fixes for critical bugs, not new features. Read its [status](/docs/cloudrun/status) before you build on it.',
  },
];
