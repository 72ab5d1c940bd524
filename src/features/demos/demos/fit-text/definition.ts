import {select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'fitText()',
  alternative:
    'A line of text fills the space between two marks. Type something else or change the width, and the font size adapts, up to 300 px.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  initialFrame: 45,
  controls: {
    text: text({label: 'text', value: 'Fits like a glove', maxLength: 40}),
    width: slider({label: 'withinWidth', min: 100, max: 1180, step: 10, value: 1000, unit: 'px'}),
    weight: select({label: 'fontWeight', options: ['400', '600', '800'], value: '800'}),
    transform: select({
      label: 'textTransform',
      options: ['none', 'uppercase', 'capitalize'],
      value: 'none',
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
