import type {SidebarItems} from './types';

/** Making videos with language models. */
export const aiGuides: SidebarItems = [
  {
    type: 'category',
    label: 'Videos with AI',
    link: {type: 'doc', id: 'ai/index'},
    items: ['ai/claude-code', 'ai/bolt', 'ai/generate', 'ai/system-prompt', 'ai/mcp', 'ai/chatbot'],
  },
];

/** Error messages and what looks wrong, by where a reader meets it. */
export const troubleshooting: SidebarItems = [
  {
    type: 'category',
    label: 'Troubleshooting',
    items: [
      {
        type: 'category',
        label: 'Find the cause',
        items: [
          'troubleshooting/errors',
          'troubleshooting/debug-failed-render',
          'troubleshooting/stuck-render',
          'timeout',
          'version-mismatch',
        ],
      },
      {
        type: 'category',
        label: 'Flickering and wrong frames',
        items: [
          'flickering',
          'troubleshooting/background-image',
          'troubleshooting/css-animations',
          'troubleshooting/nextjs-image',
          'troubleshooting/player-flicker',
          'troubleshooting/subpixel-rendering',
          'troubleshooting/font-loading-errors',
          'miscellaneous/emojis',
        ],
      },
      {
        type: 'category',
        label: 'Video and audio',
        items: [
          'media-playback-error',
          'non-seekable-media',
          'troubleshooting/no-frame-found-at-position',
          'slow-method-to-extract-frame',
          'troubleshooting/video-has-no-sound',
          'miscellaneous/pexels',
          'miscellaneous/video-formats',
        ],
      },
      {
        type: 'category',
        label: 'Files and paths',
        items: [
          'staticfile-relative-paths',
          'staticfile-remote-urls',
          'miscellaneous/absolute-paths',
          'troubleshooting/delay-render-proxy',
          'enametoolong',
          'miscellaneous/changing-temp-dir',
        ],
      },
      {
        type: 'category',
        label: 'Start and build',
        items: [
          'wrong-composition-mount',
          'troubleshooting/loading-root-component',
          'troubleshooting/broken-fast-refresh',
          'troubleshooting/could-not-find-executable-to-run',
          'troubleshooting/bundling-bundle',
          'webpack-dynamic-imports',
          'typescript-aliases',
          'troubleshooting/defaultprops-too-big',
        ],
      },
      {
        type: 'category',
        label: 'Browser and processes',
        items: [
          'troubleshooting/browser-launch',
          'target-closed',
          'troubleshooting/timed-out-page-function',
          'troubleshooting/sigkill',
          'troubleshooting/could-not-be-parsed-as-a-value-list',
          'troubleshooting/rosetta',
        ],
      },
    ],
  },
];

/** What people ask, with an answer each. */
export const questions: SidebarItems = [
  {
    type: 'category',
    label: 'Questions',
    items: [
      'miscellaneous/render-in-browser',
      'miscellaneous/render-on-edge',
      'miscellaneous/live-streaming',
      'miscellaneous/embed-studio',
      'miscellaneous/automatic-duration',
      'miscellaneous/parse-media-vs-get-video-metadata',
      'compare/motion-canvas',
      {
        type: 'category',
        label: 'Snippets',
        items: [
          'miscellaneous/snippets/align-duration',
          'miscellaneous/snippets/combine-compositions',
          'miscellaneous/snippets/accelerated-video',
          'miscellaneous/snippets/different-segments-at-different-speeds',
          'miscellaneous/snippets/jumpcuts',
          'miscellaneous/snippets/freeze-portions',
          'miscellaneous/snippets/hls',
          'miscellaneous/snippets/player-in-iframe',
        ],
      },
    ],
  },
];

/** Where renders run: browsers, graphics cards, Linux. */
export const machines: SidebarItems = [
  {
    type: 'category',
    label: 'Machines',
    items: [
      'miscellaneous/chrome-headless-shell',
      'miscellaneous/linux-dependencies',
      'miscellaneous/linux-single-process',
      'miscellaneous/cloud-gpu',
      'miscellaneous/cloud-gpu-docker',
      'miscellaneous/cross-origin-isolation',
      'miscellaneous/nextjs',
    ],
  },
];

/** From version to version. */
export const upgrades: SidebarItems = [
  {
    type: 'category',
    label: 'Upgrading',
    link: {type: 'doc', id: 'upgrading'},
    items: ['4-0-migration', '5-0-migration', '3-0-migration', '2-0-migration', 'react-19'],
  },
];

/** For those who work on the toolkit. */
export const contributing: SidebarItems = [
  {
    type: 'category',
    label: 'Contributing',
    link: {type: 'doc', id: 'contributing/index'},
    items: [
      'contributing/docs',
      'contributing/feature',
      'contributing/option',
      'contributing/presentation',
      'contributing/formatting',
      'contributing/rust',
    ],
  },
];

/** Words of the toolkit. */
export const terms: SidebarItems = [
  {
    type: 'category',
    label: 'Terminology',
    link: {type: 'doc', id: 'terminology'},
    items: [
      'terminology/composition',
      'terminology/sequence',
      'terminology/root-file',
      'terminology/remotion-root',
      'terminology/entry-point',
      'terminology/bundle',
      'terminology/serve-url',
      'terminology/input-props',
      'terminology/public-dir',
      'terminology/concurrency',
      'terminology/studio',
      'terminology/player',
      'terminology/service-name',
      'terminology/cloud-run-url',
    ],
  },
];
