import {color, select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'createRoundedTextBox()',
  alternative:
    'Lines of text of different lengths on one common background, whose corners are round outwards and inwards, as in short vertical videos.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  initialFrame: 45,
  controls: {
    text: text({
      label: 'text, / for a new line',
      value: 'Every line / has its own length',
      maxLength: 60,
    }),
    textAlign: select({label: 'textAlign', options: ['left', 'center', 'right'], value: 'center'}),
    padding: slider({label: 'horizontalPadding', min: 0, max: 80, step: 1, value: 36, unit: 'px'}),
    radius: slider({label: 'borderRadius', min: 0, max: 70, step: 1, value: 30, unit: 'px'}),
    fill: color({label: 'background', value: '#e8c477'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
