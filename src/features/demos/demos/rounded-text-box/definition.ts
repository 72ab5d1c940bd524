import {color, select, slider, text} from '../../controls';
import {defineDemo} from '../../define';
import {quoted} from '../../quoted';

/** Lines of a text in which a slash begins the next one. */
export const linesOf = (value: string): string[] =>
  value
    .split('/')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export default defineDemo({
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
  code: ({text: words, textAlign, padding, radius, fill}) =>
    `import {loadFont} from '@remotion/google-fonts/Inter';
import {measureText} from '@remotion/layout-utils';
import {createRoundedTextBox} from '@remotion/rounded-text-box';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont('normal', {weights: ['700'], subsets: ['latin']});

const lines: string[] = [${linesOf(words).map(quoted).join(', ')}];

const font = {
  fontFamily,
  fontSize: 96,
  fontWeight: 700,
  additionalStyles: {lineHeight: '1.5'},
};

export const Caption: React.FC = () => {
  const {d, boundingBox} = createRoundedTextBox({
    textMeasurements: lines.map((text) => measureText({text, ...font})),
    textAlign: '${textAlign}',
    horizontalPadding: ${padding},
    borderRadius: ${radius},
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{position: 'relative', width: boundingBox.width, height: boundingBox.height}}>
        <svg viewBox={boundingBox.viewBox} style={{position: 'absolute', overflow: 'visible'}}>
          <path d={d} fill="${fill}" />
        </svg>
        <div
          style={{
            position: 'relative',
            fontFamily,
            fontSize: 96,
            fontWeight: 700,
            lineHeight: 1.5,
            textAlign: '${textAlign}',
            padding: '0 ${padding}px',
          }}
        >
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
`,
});
