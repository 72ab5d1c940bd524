import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

export const WORDS =
  'A caption grows word by word until the next one has no place in the box any more'.split(' ');

const definition = defineDemo({
  title: 'fillTextBox()',
  alternative:
    "Words enter a box until one no longer fits, and the remaining words stay out. The box's width, the number of lines and the font size decide where lines break and how many words fit.",
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  initialFrame: 119,
  controls: {
    width: slider({label: 'maxBoxWidth', min: 200, max: 1100, step: 10, value: 760, unit: 'px'}),
    lines: slider({label: 'maxLines', min: 1, max: 6, step: 1, value: 3}),
    fontSize: slider({label: 'fontSize', min: 30, max: 120, step: 1, value: 76, unit: 'px'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
