import React, {useMemo} from 'react';
import {AbsoluteFill} from 'remotion';
import {
  linearTiming,
  springTiming,
  TransitionSeries,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
  type TransitionTiming,
} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {easingFunctions} from '../../easing-functions';
import {BLUE, GREEN, INK, ORANGE} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

type BlindsProps = {slats: number};

export const {code} = definition;

const {width, height, fps} = definition;

const SCENE = 60;

function Blinds({
  children,
  presentationDirection,
  presentationProgress,
  passedProps,
}: TransitionPresentationComponentProps<BlindsProps>): React.ReactNode {
  const slat = 100 / passedProps.slats;
  const stops = `black ${presentationProgress * slat}%, transparent 0 ${slat}%`;
  const maskImage = `repeating-linear-gradient(90deg, ${stops})`;
  return (
    <AbsoluteFill style={presentationDirection === 'entering' ? {maskImage} : {}}>
      {children}
    </AbsoluteFill>
  );
}

const presentationOf = (values: Values): TransitionPresentation<Record<string, unknown>> => {
  const {direction, perspective} = values;
  const presentations = {
    fade: () => fade({shouldFadeOutExitingScene: values.fadesOut}),
    slide: () => slide({direction}),
    wipe: () => wipe({direction: values.wipeDirection}),
    flip: () => flip({direction, perspective}),
    clockWipe: () => clockWipe({width, height}),
    iris: () => iris({width, height}),
    none: () => none(),
    custom: () => ({component: Blinds, props: {slats: values.slats}}),
  };
  return presentations[values.presentation]() as TransitionPresentation<Record<string, unknown>>;
};

const timingOf = ({timing, frames, easing, damping, threshold}: Values): TransitionTiming =>
  timing === 'linearTiming'
    ? linearTiming({durationInFrames: frames, easing: easingFunctions[easing]})
    : springTiming({config: {damping}, durationRestThreshold: threshold});

export default function Scenes(values: Values): React.ReactNode {
  const presentation = useMemo(() => presentationOf(values), [values]);
  const timing = useMemo(() => timingOf(values), [values]);
  return (
    <Ground>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={SCENE}>
          <Scene color={BLUE} shape={{borderRadius: '50%'}} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={presentation} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={SCENE}>
          <Scene color={ORANGE} shape={{borderRadius: 36}} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={presentation} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={SCENE}>
          <Scene color={GREEN} shape={{clipPath: 'polygon(50% 0, 100% 92%, 0 92%)'}} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </Ground>
  );
}

function Scene({color, shape}: {color: string; shape: React.CSSProperties}): React.ReactNode {
  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center', backgroundColor: color}}>
      <div style={{width: 300, height: 300, backgroundColor: INK, ...shape}} />
    </AbsoluteFill>
  );
}

const overlapOf = (values: Values): number => timingOf(values).getDurationInFrames({fps});

export const durationInFrames = (values: Values): number => 3 * SCENE - 2 * overlapOf(values);

export const timeline = (values: Values): DemoTimeline => {
  const step = SCENE - overlapOf(values);
  return {
    tick: 20,
    tracks: [
      {
        bars: [
          {label: 'Disc', from: 0, duration: SCENE},
          {label: 'Triangle', from: 2 * step, duration: SCENE},
        ],
      },
      {bars: [{label: 'Square', from: step, duration: SCENE, look: 'muted'}]},
    ],
  };
};
