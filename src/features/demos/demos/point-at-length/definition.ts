import {select, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {LINE_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'getPointAtLength(), getTangentAtLength()',
  alternative:
    'An arrow flies along a line. The point at the length that it has covered places it, and the tangent at that length turns it.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 60,
  controls: {
    path: select({label: 'path', options: LINE_NAMES, value: 'loop'}),
    isTurned: toggle({label: 'turn with the tangent', value: true}),
    isBackwards: toggle({label: 'backwards', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
