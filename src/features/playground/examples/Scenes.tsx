import {AbsoluteFill} from 'remotion';
import {TransitionSeries, linearTiming, springTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';

const Scene: React.FC<{color: string; children: string}> = ({color, children}) => (
  <AbsoluteFill
    style={{
      justifyContent: 'center',
      alignItems: 'center',
      backgroundColor: color,
      color: 'white',
      fontSize: 170,
      fontWeight: 800,
    }}
  >
    {children}
  </AbsoluteFill>
);

export default function Scenes() {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={50}>
        <Scene color="#2454d6">Slide</Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={slide({direction: 'from-right'})}
        timing={springTiming({durationInFrames: 24, config: {damping: 200}})}
      />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene color="#0f8a66">Wipe</Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={wipe({direction: 'from-top-left'})}
        timing={linearTiming({durationInFrames: 24})}
      />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene color="#c23b63">Fade</Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={fade()}
        timing={linearTiming({durationInFrames: 20})}
      />
      <TransitionSeries.Sequence durationInFrames={48}>
        <Scene color="#1b1f2e">End</Scene>
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
