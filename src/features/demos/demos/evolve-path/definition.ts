import {color, select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {EASINGS} from '../../easing-names';
import {LINE_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'evolvePath()',
  alternative:
    'A line draws itself from start to end over a faint copy of the whole path. Choose the path, and change the duration, the easing and the stroke.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 70,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'loop'}),
    frames: slider({label: 'duration', min: 20, max: 150, step: 1, value: 110, unit: 'frames'}),
    easing: select({label: 'easing', options: EASINGS, value: 'Easing.inOut(Easing.cubic)'}),
    stroke: color({label: 'stroke', value: '#7fb3ff'}),
    strokeWidth: slider({label: 'strokeWidth', min: 2, max: 60, step: 1, value: 22, unit: 'px'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
