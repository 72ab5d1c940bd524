import {AbsoluteFill, useVideoConfig} from 'remotion';
import {linearTiming, springTiming, TransitionSeries} from '@remotion/transitions';
import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {easingFunctions} from '../../easing-functions';
import type {Values} from './definition';

type BlindsProps = {slats: number};

const Blinds: React.FC<TransitionPresentationComponentProps<BlindsProps>> = ({
  children,
  presentationDirection,
  presentationProgress,
  passedProps,
}) => {
  const slat = 100 / passedProps.slats;
  const stops = `black ${presentationProgress * slat}%, transparent 0 ${slat}%`;
  const maskImage = `repeating-linear-gradient(90deg, ${stops})`;

  return (
    <AbsoluteFill style={presentationDirection === 'entering' ? {maskImage} : {}}>
      {children}
    </AbsoluteFill>
  );
};

const blinds = (props: BlindsProps): TransitionPresentation<BlindsProps> => ({
  component: Blinds,
  props,
});

const Scene: React.FC<{color: string; shape: React.CSSProperties}> = ({color, shape}) => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center', backgroundColor: color}}>
    <div style={{width: 300, height: 300, backgroundColor: '#061021', ...shape}} />
  </AbsoluteFill>
);

export const Scenes: React.FC<Values> = ({
  presentation: name,
  direction,
  wipeDirection,
  perspective,
  fadesOut,
  slats,
  timing: kind,
  frames,
  easing,
  damping,
  threshold,
}) => {
  const {width, height} = useVideoConfig();
  const presentation = {
    fade: fade({shouldFadeOutExitingScene: fadesOut}),
    slide: slide({direction}),
    wipe: wipe({direction: wipeDirection}),
    flip: flip({direction, perspective}),
    clockWipe: clockWipe({width, height}),
    iris: iris({width, height}),
    none: none(),
    custom: blinds({slats}),
  }[name] as TransitionPresentation<Record<string, unknown>>;
  const timing =
    kind === 'linearTiming'
      ? linearTiming({
          durationInFrames: frames,
          easing: easingFunctions[easing],
        })
      : springTiming({
          config: {damping},
          durationRestThreshold: threshold,
        });

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene color="#7fb3ff" shape={{borderRadius: '50%'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene color="#ffb27a" shape={{borderRadius: 36}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene color="#7fdcae" shape={{clipPath: 'polygon(50% 0, 100% 92%, 0 92%)'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
