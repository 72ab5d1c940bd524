import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {EASINGS} from '../../easing-names';

const EXTRAPOLATIONS = ['clamp', 'extend', 'wrap', 'identity'] as const;

const definition = defineDemo({
  title: 'interpolate()',
  alternative:
    'A ball moves along a rail between two values while the frame passes through the range you set. Before and after, it waits, keeps going, starts over or uses the frame number as its position, depending on how you extrapolate.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 60,
  hasPlot: true,
  controls: {
    from: slider({label: 'first frame', min: 0, max: 60, step: 1, value: 30}),
    to: slider({label: 'last frame', min: 61, max: 150, step: 1, value: 110}),
    start: slider({label: 'first value', min: 0, max: 1000, step: 10, value: 200, unit: 'px'}),
    end: slider({label: 'last value', min: 0, max: 1000, step: 10, value: 900, unit: 'px'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
    left: select({label: 'extrapolateLeft', options: EXTRAPOLATIONS, value: 'clamp'}),
    right: select({label: 'extrapolateRight', options: EXTRAPOLATIONS, value: 'clamp'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
