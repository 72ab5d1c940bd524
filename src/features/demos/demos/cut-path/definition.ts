import {select, slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {LINE_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'cutPath()',
  alternative:
    "A path grows to the length where it's cut, with a dot at its end. Choose how much of it to keep, and fill the result, which is a path of its own.",
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 150,
  initialFrame: 100,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'star'}),
    part: slider({label: 'part to keep', min: 0.05, max: 1, step: 0.05, value: 0.7}),
    isFilled: toggle({label: 'fill', value: true}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
