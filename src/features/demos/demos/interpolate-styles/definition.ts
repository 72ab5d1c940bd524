import {color, select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {EASINGS} from '../../easing-names';

const definition = defineDemo({
  title: 'interpolateStyles()',
  alternative:
    "A box's color, corners, width and angle all change at once, from one set of styles to another. Change the two colors, the other end styles or the easing.",
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 120,
  initialFrame: 60,
  controls: {
    first: color({label: 'start color', value: '#7fb3ff'}),
    second: color({label: 'end color', value: '#ff94b0'}),
    radius: slider({label: 'end radius', min: 0, max: 130, step: 1, value: 130, unit: 'px'}),
    width: slider({label: 'end width', min: 100, max: 1000, step: 10, value: 680, unit: 'px'}),
    angle: slider({label: 'end angle', min: 0, max: 360, step: 5, value: 180, unit: '°'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
