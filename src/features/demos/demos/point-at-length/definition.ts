import {select, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {LINE_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'getPointAtLength(), getTangentAtLength()',
  alternative:
    'An arrow flies along a path, positioned at the length it has covered and rotated by the tangent there. Choose the path, reverse the flight or turn off the rotation.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 60,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'loop'}),
    isTurned: toggle({label: 'rotate with tangent', value: true}),
    isBackwards: toggle({label: 'reverse', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
