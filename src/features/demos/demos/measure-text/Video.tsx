import {loadFont} from '@remotion/google-fonts/Inter';
import {measureText} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

const {fontFamily} = loadFont('normal', {weights: ['400', '600', '800'], subsets: ['latin']});

export const Framed: React.FC<Values> = ({text, fontSize, weight, spacing}) => {
  const font = {
    fontFamily,
    fontSize,
    fontWeight: weight,
    letterSpacing: `${spacing}px`,
  };
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
