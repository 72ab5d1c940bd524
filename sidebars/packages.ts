import type {SidebarItems} from './types';

/** The smaller packages, by what they are for. */
export const packages: SidebarItems = [
  {
    type: 'category',
    label: 'Draw and animate',
    items: [
      {
        type: 'category',
        label: '@remotion/shapes',
        link: {type: 'doc', id: 'shapes/index'},
        items: [
          'shapes/rect',
          'shapes/circle',
          'shapes/ellipse',
          'shapes/triangle',
          'shapes/polygon',
          'shapes/star',
          'shapes/heart',
          'shapes/pie',
          'shapes/arrow',
          {
            type: 'category',
            label: 'As paths',
            items: [
              'shapes/make-rect',
              'shapes/make-circle',
              'shapes/make-ellipse',
              'shapes/make-triangle',
              'shapes/make-polygon',
              'shapes/make-star',
              'shapes/make-heart',
              'shapes/make-pie',
              'shapes/make-arrow',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: '@remotion/paths',
        link: {type: 'doc', id: 'paths/index'},
        items: [
          {
            type: 'category',
            label: 'Animate',
            items: ['paths/evolve-path', 'paths/interpolate-path', 'paths/warp-path'],
          },
          {
            type: 'category',
            label: 'Measure',
            items: [
              'paths/get-length',
              'paths/get-point-at-length',
              'paths/get-tangent-at-length',
              'paths/get-bounding-box',
              'paths/get-instruction-index-at-length',
            ],
          },
          {
            type: 'category',
            label: 'Change',
            items: [
              'paths/reverse-path',
              'paths/scale-path',
              'paths/translate-path',
              'paths/reset-path',
              'paths/normalize-path',
              'paths/extend-viewbox',
            ],
          },
          {
            type: 'category',
            label: 'Take apart',
            items: [
              'paths/parse-path',
              'paths/serialize-instructions',
              'paths/reduce-instructions',
              'paths/get-subpaths',
              'paths/get-parts',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: '@remotion/noise',
        link: {type: 'doc', id: 'noise/index'},
        items: ['noise/noise-2d', 'noise/noise-3d', 'noise/noise-4d'],
      },
      {
        type: 'category',
        label: '@remotion/motion-blur',
        link: {type: 'doc', id: 'motion-blur/index'},
        items: [
          'motion-blur/trail',
          'motion-blur/camera-motion-blur',
          'motion-blur/common-mistake',
        ],
      },
      {
        type: 'category',
        label: '@remotion/animation-utils',
        link: {type: 'doc', id: 'animation-utils/index'},
        items: ['animation-utils/make-transform', 'animation-utils/interpolate-styles'],
      },
      {
        type: 'category',
        label: '@remotion/transitions',
        link: {type: 'doc', id: 'transitions/index'},
        items: [
          'transitions/transitionseries',
          'transitions/use-transition-progress',
          'transitions/audio-transitions',
          {
            type: 'category',
            label: 'Timings',
            link: {type: 'doc', id: 'transitions/timings/index'},
            items: [
              'transitions/timings/springtiming',
              'transitions/timings/lineartiming',
              'transitions/timings/custom',
            ],
          },
          {
            type: 'category',
            label: 'Presentations',
            link: {type: 'doc', id: 'transitions/presentations/index'},
            items: [
              'transitions/presentations/fade',
              'transitions/presentations/slide',
              'transitions/presentations/wipe',
              'transitions/presentations/flip',
              'transitions/presentations/clock-wipe',
              'transitions/presentations/iris',
              'transitions/presentations/cube',
              'transitions/presentations/none',
              'transitions/presentations/custom',
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Text and fonts',
    items: [
      {
        type: 'category',
        label: '@remotion/google-fonts',
        link: {type: 'doc', id: 'google-fonts/index'},
        items: [
          'google-fonts/load-font',
          'google-fonts/get-available-fonts',
          'google-fonts/get-info',
          'google-fonts/load-font-from-info',
        ],
      },
      {
        type: 'category',
        label: '@remotion/fonts',
        link: {type: 'doc', id: 'fonts-api/index'},
        items: ['fonts-api/load-font'],
      },
      {
        type: 'category',
        label: '@remotion/layout-utils',
        link: {type: 'doc', id: 'layout-utils/index'},
        items: [
          'layout-utils/measure-text',
          'layout-utils/fit-text',
          'layout-utils/fit-text-on-n-lines',
          'layout-utils/fill-text-box',
          'layout-utils/best-practices',
          'layout-utils/debug',
        ],
      },
      {
        type: 'category',
        label: '@remotion/rounded-text-box',
        link: {type: 'doc', id: 'rounded-text-box/index'},
        items: ['rounded-text-box/create-rounded-text-box'],
      },
      {
        type: 'category',
        label: '@remotion/animated-emoji',
        link: {type: 'doc', id: 'animated-emoji/index'},
        items: ['animated-emoji/animated-emoji', 'animated-emoji/get-available-emoji'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Video, audio and pictures',
    items: [
      {
        type: 'category',
        label: '@remotion/gif',
        link: {type: 'doc', id: 'gif/index'},
        items: ['gif/gif', 'gif/get-gif-duration-in-seconds', 'gif/preload-gif'],
      },
      {
        type: 'category',
        label: '@remotion/preload',
        link: {type: 'doc', id: 'preload/index'},
        items: [
          'preload/preload-video',
          'preload/preload-audio',
          'preload/preload-image',
          'preload/preload-font',
          'preload/resolve-redirect',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Captions and speech',
    items: [
      {
        type: 'category',
        label: '@remotion/captions',
        link: {type: 'doc', id: 'captions/api'},
        items: [
          'captions/caption',
          'captions/create-tiktok-style-captions',
          'captions/parse-srt',
          'captions/serialize-srt',
        ],
      },
      {
        type: 'category',
        label: '@remotion/whisper-web',
        link: {type: 'doc', id: 'whisper-web/index'},
        items: [
          'whisper-web/can-use-whisper-web',
          'whisper-web/get-available-models',
          'whisper-web/download-whisper-model',
          'whisper-web/get-loaded-models',
          'whisper-web/resample-to-16khz',
          'whisper-web/transcribe',
          'whisper-web/to-captions',
        ],
      },
      {
        type: 'category',
        label: '@remotion/install-whisper-cpp',
        link: {type: 'doc', id: 'install-whisper-cpp/index'},
        items: [
          'install-whisper-cpp/install-whisper-cpp',
          'install-whisper-cpp/download-whisper-model',
          'install-whisper-cpp/transcribe',
          'install-whisper-cpp/to-captions',
          'install-whisper-cpp/convert-to-captions',
        ],
      },
      {
        type: 'category',
        label: '@remotion/openai-whisper',
        link: {type: 'doc', id: 'openai-whisper/index'},
        items: ['openai-whisper/openai-whisper-api-to-captions'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Props and styles',
    items: [
      {
        type: 'category',
        label: '@remotion/zod-types',
        link: {type: 'doc', id: 'zod-types/index'},
        items: ['zod-types/z-color', 'zod-types/z-textarea', 'zod-types/z-matrix'],
      },
      {
        type: 'category',
        label: '@remotion/tailwind-v4',
        link: {type: 'doc', id: 'tailwind-v4/overview'},
        items: ['tailwind-v4/enable-tailwind'],
      },
      {
        type: 'category',
        label: '@remotion/tailwind',
        link: {type: 'doc', id: 'tailwind/tailwind'},
        items: ['tailwind/enable-tailwind'],
      },
      {
        type: 'category',
        label: '@remotion/enable-scss',
        link: {type: 'doc', id: 'enable-scss/overview'},
        items: ['enable-scss/enable-scss'],
      },
    ],
  },
];
