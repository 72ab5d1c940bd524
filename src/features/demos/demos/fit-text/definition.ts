import {select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'fitText()',
  alternative:
    'A line of text between two marks. However long the text and however wide the space, the font size changes so that the text fills it.',
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
