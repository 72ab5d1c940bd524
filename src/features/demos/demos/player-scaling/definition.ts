import {select, slider} from '../../controls';
import {defineDemo} from '../../define';

export const SIZES = {
  '1280 × 720': [1280, 720],
  '1080 × 1080': [1080, 1080],
  '1080 × 1920': [1080, 1920],
} as const;

export default defineDemo({
  title: 'Size of a <Player>',
  alternative:
    'A box of the size that a player gets, and within it the composition: scaled as a whole to the largest size that fits, in the middle, with empty space where the shapes differ.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 45,
  controls: {
    composition: select({
      label: 'composition',
      options: ['1280 × 720', '1080 × 1080', '1080 × 1920'],
      value: '1280 × 720',
    }),
    width: slider({
      label: 'width of the player',
      min: 100,
      max: 1200,
      step: 10,
      value: 700,
      unit: 'px',
    }),
    height: slider({
      label: 'height of the player',
      min: 100,
      max: 620,
      step: 10,
      value: 560,
      unit: 'px',
    }),
  },
  code: ({composition, width, height}) => {
    const [compositionWidth, compositionHeight] = SIZES[composition];
    return `import {Player} from '@remotion/player';
import {AbsoluteFill} from 'remotion';

const Video: React.FC = () => <AbsoluteFill style={{backgroundColor: '#7fb3ff'}} />;

export const Preview: React.FC = () => (
  <Player
    component={Video}
    compositionWidth={${compositionWidth}}
    compositionHeight={${compositionHeight}}
    fps={30}
    durationInFrames={120}
    style={{width: ${width}, height: ${height}}}
  />
);
`;
  },
});
