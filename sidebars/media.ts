import type {SidebarItems} from './types';

/** Reading and converting media files. */
export const mediaGuides: SidebarItems = [
  {
    type: 'category',
    label: 'Mediabunny',
    link: {type: 'doc', id: 'mediabunny/index'},
    items: [
      'mediabunny/metadata',
      'mediabunny/can-decode',
      'mediabunny/extract-frames',
      'mediabunny/extract-thumbnail',
      'mediabunny/new-video',
      'mediabunny/formats',
      'mediabunny/version',
    ],
  },
  {
    type: 'category',
    label: 'Media Parser',
    link: {type: 'doc', id: 'media-parser/index'},
    items: [
      'media-parser/metadata',
      'media-parser/fields',
      'media-parser/readers',
      'media-parser/runtime-support',
      'media-parser/format-support',
      'media-parser/tags',
      'media-parser/samples',
      'media-parser/webcodecs',
      'media-parser/stream-selection',
      'media-parser/seeking',
      'media-parser/pause-resume-abort',
      'media-parser/workers',
      'media-parser/download-and-parse',
      'media-parser/fast-and-slow',
      'media-parser/foreign-file-types',
    ],
  },
  {
    type: 'category',
    label: 'WebCodecs',
    link: {type: 'doc', id: 'webcodecs/index'},
    items: [
      'webcodecs/convert-a-video',
      'webcodecs/resize-a-video',
      'webcodecs/rotate-a-video',
      'webcodecs/track-transformation',
      'webcodecs/resample-audio-16khz',
      'webcodecs/fix-mediarecorder-video',
      'webcodecs/pause-resume-abort',
      'webcodecs/misconceptions',
    ],
  },
];

/** Packages that read and convert media files. */
export const mediaApi: SidebarItems = [
  {
    type: 'category',
    label: '@remotion/media-parser',
    link: {type: 'doc', id: 'media-parser/index'},
    items: [
      'media-parser/parse-media',
      'media-parser/parse-media-on-web-worker',
      'media-parser/parse-media-on-server-worker',
      'media-parser/download-and-parse-media',
      'media-parser/media-parser-controller',
      'media-parser/has-been-aborted',
      'media-parser/web-reader',
      'media-parser/node-reader',
      'media-parser/universal-reader',
      'media-parser/node-writer',
      'media-parser/webcodecs-timescale',
      'media-parser/types',
    ],
  },
  {
    type: 'category',
    label: '@remotion/webcodecs',
    link: {type: 'doc', id: 'webcodecs/index'},
    items: [
      {
        type: 'category',
        label: 'Convert',
        key: '@remotion/webcodecs: Convert',
        items: [
          'webcodecs/convert-media',
          'webcodecs/webcodecs-controller',
          'webcodecs/default-on-audio-track-handler',
          'webcodecs/default-on-video-track-handler',
          'webcodecs/rotate-and-resize-video-frame',
          'webcodecs/convert-audiodata',
        ],
      },
      {
        type: 'category',
        label: 'Extract',
        key: '@remotion/webcodecs: Extract',
        items: [
          'webcodecs/extract-frames',
          'webcodecs/extract-frames-on-web-worker',
          'webcodecs/get-partial-audio-data',
          'webcodecs/create-audio-decoder',
          'webcodecs/create-video-decoder',
        ],
      },
      {
        type: 'category',
        label: 'What is possible',
        items: [
          'webcodecs/can-copy-audio-track',
          'webcodecs/can-copy-video-track',
          'webcodecs/can-reencode-audio-track',
          'webcodecs/can-reencode-video-track',
          'webcodecs/get-available-containers',
          'webcodecs/get-available-audio-codecs',
          'webcodecs/get-available-video-codecs',
          'webcodecs/get-default-audio-codec',
          'webcodecs/get-default-video-codec',
        ],
      },
      {
        type: 'category',
        label: 'Writers',
        items: ['webcodecs/buffer-writer', 'webcodecs/web-fs-writer'],
      },
    ],
  },
];
