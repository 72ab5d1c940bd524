import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Freeze>',
  alternative:
    'A clock hand turns, stops while the freeze is active, then jumps to where it would be without it. The number in the middle is the frame that the clock sees, and you choose which frame it freezes on and for how long.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 30,
  timelineRows: 1,
  controls: {
    frame: slider({label: 'frame', min: 0, max: 119, step: 1, value: 40}),
    from: slider({label: 'active from frame', min: 0, max: 119, step: 1, value: 40}),
    to: slider({label: 'active until frame', min: 1, max: 120, step: 1, value: 90}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
