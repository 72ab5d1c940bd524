import {slider} from '../../controls';
import {defineDemo} from '../../define';

export const WORDS =
  'A caption grows word by word until the next one has no place in the box any more'.split(' ');

export default defineDemo({
  title: 'fillTextBox()',
  alternative:
    'Words enter a box one after another. The function says when a new line begins and when a word does not fit; from then on the words stay outside.',
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
  code: ({width, lines, fontSize}) =>
    `import {loadFont} from '@remotion/google-fonts/Inter';
import {fillTextBox} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont('normal', {weights: ['700'], subsets: ['latin']});

const font = {fontFamily, fontWeight: 700, fontSize: ${fontSize}};

const fill = (words: string[]): string[] => {
  const box = fillTextBox({maxBoxWidth: ${width}, maxLines: ${lines}});
  const lines = [''];

  for (const word of words) {
    const {exceedsBox, newLine} = box.add({text: \`\${word} \`, ...font});
    if (exceedsBox) {
      break;
    }
    if (newLine) {
      lines.push('');
    }
    lines[lines.length - 1] += \`\${word} \`;
  }
  return lines;
};

export const Caption: React.FC<{text: string}> = ({text}) => (
  <AbsoluteFill style={{...font, padding: 60, color: '#e6ebf4', backgroundColor: '#121826'}}>
    {fill(text.split(' ')).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </AbsoluteFill>
);
`,
});
