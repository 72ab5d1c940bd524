import {Composition, type CalculateMetadataFunction} from 'remotion';

type Props = Record<string, never>;

const calculateMetadata: CalculateMetadataFunction<Props> = () => ({});

/** An empty canvas. */
export const MyComponent: React.FC<Props> = () => null;

const seconds = 2;
const fps = 30;

export const MyComposition = () => (
  <Composition
    id="MyComp"
    component={MyComponent}
    calculateMetadata={calculateMetadata}
    width={1280}
    height={720}
    fps={fps}
    durationInFrames={seconds * fps}
  />
);
