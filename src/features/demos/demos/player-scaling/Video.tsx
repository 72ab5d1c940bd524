import {Player} from '@remotion/player';
import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

export const Video: React.FC = () => <AbsoluteFill style={{backgroundColor: '#7fb3ff'}} />;

export const Preview: React.FC<Values> = ({composition, width, height}) => (
  <Player
    component={Video}
    compositionWidth={Number(composition.split(' × ')[0])}
    compositionHeight={Number(composition.split(' × ')[1])}
    fps={30}
    durationInFrames={120}
    style={{width, height}}
  />
);
