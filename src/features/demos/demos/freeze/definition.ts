import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Freeze>',
  alternative:
    'The hand of a clock turns and stands still while the freeze is active; the number in the middle is the frame that the clock sees. Afterwards the hand jumps to where it would be.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 30,
  timelineRows: 1,
  controls: {
    frame: slider({label: 'frame', min: 0, max: 119, step: 1, value: 40}),
    from: slider({label: 'active from frame', min: 0, max: 119, step: 1, value: 40}),
    to: slider({label: 'active before frame', min: 1, max: 120, step: 1, value: 90}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
