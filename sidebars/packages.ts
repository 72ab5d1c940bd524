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
        items: [
          'shapes/star',
          {
            type: 'category',
            label: 'As paths',
            items: ['shapes/make-star'],
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
        label: '@remotion/animation-utils',
        link: {type: 'doc', id: 'animation-utils/index'},
        items: ['animation-utils/make-transform', 'animation-utils/interpolate-styles'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Text and fonts',
    items: [
      {
        type: 'category',
        label: '@remotion/rounded-text-box',
        link: {type: 'doc', id: 'rounded-text-box/index'},
        items: ['rounded-text-box/create-rounded-text-box'],
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
    ],
  },
];
