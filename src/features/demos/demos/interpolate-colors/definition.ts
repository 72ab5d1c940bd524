import {color, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'interpolateColors()',
  alternative:
    'A sun rises in a sky that fades from the first color through the second to the third, and a bar below shows all the colors and marks the current one. Pick the three colors and the frame for the second.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 120,
  controls: {
    first: color({label: 'first color', value: '#14243f'}),
    second: color({label: 'second color', value: '#b4234d'}),
    third: color({label: 'third color', value: '#ffb27a'}),
    middle: slider({label: 'second color at frame', min: 10, max: 170, step: 1, value: 90}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
