import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Gif>',
  alternative:
    "A GIF of three dots circling each other follows the video's frames, so you can scrub, pause or slow it down. Choose its size, fit and speed, and what happens when it ends.",
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 10,
  controls: {
    fit: select({label: 'fit', options: ['contain', 'cover', 'fill'], value: 'contain'}),
    width: slider({label: 'width', min: 200, max: 1280, step: 20, value: 800, unit: 'px'}),
    height: slider({label: 'height', min: 200, max: 720, step: 20, value: 600, unit: 'px'}),
    playbackRate: slider({label: 'playbackRate', min: 0.25, max: 4, step: 0.25, value: 1}),
    loopBehavior: select({
      label: 'loopBehavior',
      options: ['loop', 'pause-after-finish', 'unmount-after-finish'],
      value: 'loop',
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
