import {AbsoluteFill, Composition, Still, useCurrentFrame, useVideoConfig} from 'remotion';
import {MyComposition} from './Composition';

/** Draws its frame and its props. */
const StandIn: React.FC<Record<string, unknown>> = (props) => {
  const frame = useCurrentFrame();
  const {id} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: `hsl(${frame * 6}, 60%, 80%)`, fontSize: 20}}>
      {id}, frame {frame}: {JSON.stringify(props)}
    </AbsoluteFill>
  );
};

/** Frames of each, as many as the pages' commands name. */
const videos = {
  Film: 121,
  Globe: 20,
  Greeting: 46,
  Intro: 43,
  Loader: 20,
  LowerThird: 20,
  Plate: 20,
  Podcast: 60,
  Promo: 20,
  Report: 20,
  Sticker: 20,
  Title: 20,
  Trailer: 20,
  Waves: 20,
};

const stills = ['Card', 'Certificate'];

const size = {width: 320, height: 180};

export const RemotionRoot: React.FC = () => (
  <>
    <Composition
      id="MyComp"
      component={MyComposition}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={60}
    />
    {Object.entries(videos).map(([id, frames]) => (
      <Composition
        key={id}
        id={id}
        component={StandIn}
        {...size}
        fps={30}
        durationInFrames={frames}
      />
    ))}
    {stills.map((id) => (
      <Still key={id} id={id} component={StandIn} {...size} />
    ))}
  </>
);
