import {loadFont} from '@remotion/google-fonts/Inter';
import {fillTextBox} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

const {fontFamily} = loadFont('normal', {weights: ['700'], subsets: ['latin']});

export const Caption: React.FC<{text: string} & Values> = ({
  text,
  width,
  lines: maxLines,
  fontSize,
}) => {
  const font = {fontFamily, fontWeight: 700, fontSize};
  const box = fillTextBox({maxBoxWidth: width, maxLines});
  const lines = [''];

  for (const word of text.split(' ')) {
    const {exceedsBox, newLine} = box.add({text: `${word} `, ...font});
    if (exceedsBox) {
      break;
    }
    if (newLine) {
      lines.push('');
    }
    lines[lines.length - 1] += `${word} `;
  }

  return (
    <AbsoluteFill style={{...font, padding: 60, color: '#e6ebf4', backgroundColor: '#121826'}}>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </AbsoluteFill>
  );
};
