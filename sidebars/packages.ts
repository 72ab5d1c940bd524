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
              'paths/extend-viewbox',
            ],
          },
          {
            type: 'category',
            label: 'Take apart',
            items: ['paths/get-subpaths'],
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
        label: '@remotion/transitions',
        link: {type: 'doc', id: 'transitions/index'},
        items: [
          'transitions/transitionseries',
          'transitions/use-transition-progress',
          'transitions/audio-transitions',
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
            ],
          },
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
    ],
  },
];
