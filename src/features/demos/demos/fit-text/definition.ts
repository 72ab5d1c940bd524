import {select, slider, text} from '../../controls';
import {defineDemo} from '../../define';
import {quoted} from '../../quoted';

export default defineDemo({
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
  code: ({text: words, width, weight, transform}) =>
    `import {loadFont} from '@remotion/google-fonts/Inter';
import {fitText} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont('normal', {weights: ['${weight}'], subsets: ['latin']});

const text = ${quoted(words)};

export const Title: React.FC = () => {
  const {fontSize} = fitText({
    text,
    fontFamily,
    fontWeight: '${weight}',
    textTransform: '${transform}',
    withinWidth: ${width},
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div
        style={{
          fontFamily,
          fontWeight: '${weight}',
          textTransform: '${transform}',
          fontSize: Math.min(fontSize, 300),
          whiteSpace: 'nowrap',
          color: '#e6ebf4',
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};
`,
});
