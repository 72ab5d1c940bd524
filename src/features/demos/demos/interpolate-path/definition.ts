import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {EASINGS} from '../../easing-names';
import {PATH_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'interpolatePath()',
  alternative:
    'One shape morphs into another and back, such as a heart into a star. Choose the two paths, the easing and how long each shape holds.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 45,
  controls: {
    first: select({label: 'first path', options: PATH_NAMES, value: 'heart'}),
    second: select({label: 'second path', options: PATH_NAMES, value: 'star'}),
    hold: slider({label: 'hold', min: 0, max: 60, step: 1, value: 25, unit: 'frames'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
