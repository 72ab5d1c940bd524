import {loadFont} from '@remotion/google-fonts/Inter';
import {fitText} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

const {fontFamily} = loadFont('normal', {weights: ['400', '600', '800'], subsets: ['latin']});

export const Title: React.FC<Values> = ({text, width, weight, transform}) => {
  const {fontSize} = fitText({
    text,
    fontFamily,
    fontWeight: weight,
    textTransform: transform,
    withinWidth: width,
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      <div
        style={{
          fontFamily,
          fontWeight: weight,
          textTransform: transform,
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
