import {Composition} from 'remotion';
import {MyComposition} from './Composition';

const seconds = 2;
const fps = 30;

export const RemotionRoot: React.FC = () => (
  <Composition
    id="MyComp"
    component={MyComposition}
    width={1280}
    height={720}
    fps={fps}
    durationInFrames={seconds * fps}
  />
);
