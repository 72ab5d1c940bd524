import {select, slider, text} from '../../controls';
import {defineDemo} from '../../define';
import {quoted} from '../../quoted';

export default defineDemo({
  title: 'measureText()',
  alternative:
    'A word with a frame around it that is exactly as wide and as high as measured. The two numbers stand at its edges.',
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
  code: ({text: words, fontSize, weight, spacing}) =>
    `import {loadFont} from '@remotion/google-fonts/Inter';
import {measureText} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont('normal', {weights: ['${weight}'], subsets: ['latin']});

const text = ${quoted(words)};

const font = {
  fontFamily,
  fontSize: ${fontSize},
  fontWeight: '${weight}',
  letterSpacing: '${spacing}px',
};

export const Framed: React.FC = () => {
  const {width, height} = measureText({text, ...font});

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{...font, width, height, color: '#e6ebf4', outline: '4px solid #7fb3ff'}}>
        {text}
      </div>
    </AbsoluteFill>
  );
};
`,
});
