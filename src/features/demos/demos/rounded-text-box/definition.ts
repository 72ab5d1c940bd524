import {color, select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'createRoundedTextBox()',
  alternative:
    "Lines of text with different lengths share one background with rounded inner and outer corners, as in short vertical videos. Change the text, its alignment, and the background's padding, radius and color.",
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  initialFrame: 45,
  controls: {
    text: text({
      label: 'text (/ = new line)',
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
