import {cloudApi} from './cloud';
import {mediaApi} from './media';
import {packages} from './packages';
import {renderingApi} from './rendering';
import type {Sidebar} from './types';

export const apiSidebar: Sidebar = [
  'api',
  {
    type: 'category',
    label: 'remotion',
    link: {type: 'doc', id: 'remotion'},
    collapsed: false,
    items: [
      {
        type: 'category',
        label: 'Define videos',
        collapsed: false,
        items: [
          'register-root',
          'composition',
          'still',
          'folder',
          'calculate-metadata',
          'get-input-props',
        ],
      },
      {
        type: 'category',
        label: 'Frame and surroundings',
        collapsed: false,
        items: [
          'use-current-frame',
          'use-video-config',
          'use-current-scale',
          'use-remotion-environment',
          'get-remotion-environment',
          'version',
        ],
      },
      {
        type: 'category',
        label: 'Arrange in time',
        collapsed: false,
        items: ['sequence', 'series', 'loop', 'freeze', 'absolute-fill'],
      },
      {
        type: 'category',
        label: 'Animate',
        collapsed: false,
        items: [
          'interpolate',
          'interpolate-colors',
          'spring',
          'measure-spring',
          'easing',
          'random',
        ],
      },
      {
        type: 'category',
        label: 'Show media',
        collapsed: false,
        items: [
          'img',
          'offthreadvideo',
          'html5-video',
          'html5-audio',
          'animatedimage',
          'iframe',
          'artifact',
          'staticfile',
          'getstaticfiles',
          'watchstaticfile',
          'prefetch',
        ],
      },
      {
        type: 'category',
        label: 'Wait for data',
        collapsed: false,
        items: [
          'use-delay-render',
          'delay-render',
          'continue-render',
          'cancel-render',
          'use-buffer-state',
        ],
      },
    ],
  },
  ...packages,
  ...renderingApi,
  ...cloudApi,
  ...mediaApi,
  {
    type: 'category',
    label: '@remotion/licensing',
    link: {type: 'doc', id: 'licensing/index'},
    items: ['licensing/register-usage-event', 'licensing/get-usage'],
  },
];
