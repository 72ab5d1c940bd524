import {loadFont} from '@remotion/google-fonts/Inter';
import {measureText} from '@remotion/layout-utils';
import {createRoundedTextBox} from '@remotion/rounded-text-box';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

const {fontFamily} = loadFont('normal', {weights: ['700'], subsets: ['latin']});

const font = {fontFamily, fontSize: 96, fontWeight: 700};

export const Caption: React.FC<Values> = ({text, textAlign, padding, radius, fill}) => {
  const lines = text.split('/').map((line) => line.trim());
  const {d, boundingBox} = createRoundedTextBox({
    textMeasurements: lines.map((line) =>
      measureText({text: line, ...font, additionalStyles: {lineHeight: '1.5'}}),
    ),
    textAlign,
    horizontalPadding: padding,
    borderRadius: radius,
  });
  const {width, height, viewBox} = boundingBox;
  const scale = Math.min(1, 1200 / width, 640 / height);

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div style={{position: 'relative', flex: 'none', width, height, scale}}>
        <svg viewBox={viewBox} style={{position: 'absolute', overflow: 'visible'}}>
          <path d={d} fill={fill} />
        </svg>
        <div
          style={{
            ...font,
            position: 'relative',
            padding: `0 ${padding}px`,
            lineHeight: 1.5,
            textAlign,
            whiteSpace: 'nowrap',
          }}
        >
          {lines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
