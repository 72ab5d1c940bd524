import {select, slider, text} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'measureText()',
  alternative:
    'The outline around the text is exactly as wide and as high as measured, with both numbers at its edges. Change the text, font size, weight or letter spacing, and the measurements follow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  initialFrame: 30,
  controls: {
    text: text({label: 'text', value: 'Typography', maxLength: 24}),
    fontSize: slider({label: 'fontSize', min: 20, max: 200, step: 1, value: 150, unit: 'px'}),
    weight: select({label: 'fontWeight', options: ['400', '600', '800'], value: '600'}),
    spacing: slider({label: 'letterSpacing', min: -10, max: 40, step: 1, value: 0, unit: 'px'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
