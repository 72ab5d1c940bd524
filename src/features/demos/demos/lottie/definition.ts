import {select, slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Lottie>',
  alternative:
    'A Lottie animation of a ball that jumps, stretches in the air and squashes when it lands on its shadow. Change its speed and direction, and whether it loops.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 240,
  initialFrame: 20,
  controls: {
    playbackRate: slider({label: 'playbackRate', min: 0.25, max: 4, step: 0.25, value: 1}),
    direction: select({label: 'direction', options: ['forward', 'backward'], value: 'forward'}),
    loop: toggle({label: 'loop', value: true}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
