import type {SidebarItems} from './types';

/** How to render, by what comes out and where. */
export const renderGuides: SidebarItems = [
  {
    type: 'category',
    label: 'Render',
    key: ': Render',
    items: [
      'encoding',
      'quality',
      'scaling',
      'transparent-videos',
      'overlay',
      'render-as-gif',
      'stills',
      'metadata',
      'artifacts',
      'dataset-render',
      'render-all',
      'performance',
      {
        type: 'category',
        label: 'GPU',
        items: ['gpu', 'gl-options', 'hardware-acceleration', 'chromium-flags'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Render on a server',
    items: ['compare-ssr', 'ssr', 'ssr-node', 'docker', 'distributed-rendering', 'vercel'],
  },
];

/** The Player in an app. */
export const playerGuides: SidebarItems = [
  {
    type: 'category',
    label: 'Player',
    key: ': Player',
    link: {type: 'doc', id: 'player/index'},
    items: [
      'player/integration',
      'player/examples',
      'player/scaling',
      'player/current-time',
      'player/custom-controls',
      'player/autoplay',
      'player/preloading',
      'player/premounting',
      'player/buffer-state',
      'player/media-keys',
      'player/drag-and-drop/index',
      'player/best-practices',
      'player/playback-issues',
    ],
  },
];

/** The Studio. */
export const studioGuides: SidebarItems = [
  {
    type: 'category',
    label: 'Studio',
    key: ': Studio',
    link: {type: 'doc', id: 'studio/index'},
    items: [
      'studio/shortcuts',
      'studio/quick-switcher',
      'studio/deploy-static',
      'studio/deploy-server',
    ],
  },
];

/** Packages and commands that play and render. */
export const renderingApi: SidebarItems = [
  {
    type: 'category',
    label: '@remotion/player',
    items: ['player/installation', 'player/player', 'player/thumbnail'],
  },
  {
    type: 'category',
    label: '@remotion/renderer',
    link: {type: 'doc', id: 'renderer'},
    items: [
      {
        type: 'category',
        label: 'Render',
        key: '@remotion/renderer: Render',
        items: [
          'renderer/render-media',
          'renderer/render-still',
          'renderer/render-frames',
          'renderer/stitch-frames-to-video',
          'renderer/combine-chunks',
          'renderer/make-cancel-signal',
        ],
      },
      {
        type: 'category',
        label: 'Compositions and browser',
        items: [
          'renderer/select-composition',
          'renderer/get-compositions',
          'renderer/open-browser',
          'renderer/ensure-browser',
        ],
      },
      {
        type: 'category',
        label: 'Media files',
        key: '@remotion/renderer: Media files',
        items: [
          'renderer/get-video-metadata',
          'renderer/get-silent-parts',
          'renderer/extract-audio',
          'renderer/get-can-extract-frames-fast',
        ],
      },
      'renderer/types',
      'renderer/ensure-ffmpeg',
      'renderer/ensure-ffprobe',
    ],
  },
  {
    type: 'category',
    label: '@remotion/bundler',
    link: {type: 'doc', id: 'bundler'},
    items: ['bundle'],
  },
  {
    type: 'category',
    label: '@remotion/cli',
    link: {type: 'doc', id: 'cli/index'},
    items: [
      'cli/create-video',
      'cli/studio',
      'cli/render',
      'cli/still',
      'cli/compositions',
      'cli/bundle',
      'cli/benchmark',
      'cli/add',
      'cli/upgrade',
      'cli/versions',
      {
        type: 'category',
        label: 'browser',
        key: '@remotion/cli: browser',
        link: {type: 'doc', id: 'cli/browser/index'},
        items: ['cli/browser/ensure'],
      },
      'cli/gpu',
      'cli/ffmpeg',
      'cli/ffprobe',
      'cli/help',
    ],
  },
  'config',
  {
    type: 'category',
    label: '@remotion/studio',
    link: {type: 'doc', id: 'studio/api'},
    items: [
      {
        type: 'category',
        label: 'Props',
        items: [
          'studio/update-default-props',
          'studio/save-default-props',
          'studio/focus-default-props-path',
          'studio/visual-control',
          'studio/reevaluate-composition',
        ],
      },
      {
        type: 'category',
        label: 'Playback',
        items: [
          'studio/play',
          'studio/pause',
          'studio/toggle',
          'studio/seek',
          'studio/go-to-composition',
        ],
      },
      {
        type: 'category',
        label: 'Files',
        key: '@remotion/studio: Files',
        items: [
          'studio/get-static-files',
          'studio/watch-static-file',
          'studio/watch-public-folder',
          'studio/write-static-file',
          'studio/delete-static-file',
        ],
      },
      'studio/restart-studio',
    ],
  },
];
