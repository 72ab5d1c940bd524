import {select, slider, toggle} from '../../controls';
import {defineDemo} from '../../define';
import {EASINGS} from '../../easing-names';

const SIDES = ['from-left', 'from-right', 'from-top', 'from-bottom'] as const;

const CORNERS = [
  'from-top-left',
  'from-top-right',
  'from-bottom-right',
  'from-bottom-left',
] as const;

const CUSTOM = `
type BlindsProps = {slats: number};

const Blinds: React.FC<TransitionPresentationComponentProps<BlindsProps>> = ({
  children,
  presentationDirection,
  presentationProgress,
  passedProps,
}) => {
  const slat = 100 / passedProps.slats;
  const stops = \`black \${presentationProgress * slat}%, transparent 0 \${slat}%\`;
  const maskImage = \`repeating-linear-gradient(90deg, \${stops})\`;

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
`;

export default defineDemo({
  title: '<TransitionSeries>',
  alternative:
    'Three scenes, a disc, a square and a triangle, with the chosen transition between them. On the strip below, neighboring scenes overlap for as long as the transition takes.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  initialFrame: 45,
  timelineRows: 2,
  controls: {
    presentation: select({
      label: 'presentation',
      options: ['fade', 'slide', 'wipe', 'flip', 'clockWipe', 'iris', 'none', 'custom'],
      value: 'slide',
    }),
    direction: select({
      label: 'direction',
      options: SIDES,
      value: 'from-right',
      when: {presentation: ['slide', 'flip']},
    }),
    wipeDirection: select({
      label: 'direction',
      options: [...SIDES, ...CORNERS],
      value: 'from-top-left',
      when: {presentation: ['wipe']},
    }),
    perspective: slider({
      label: 'perspective',
      min: 200,
      max: 3000,
      step: 50,
      value: 1000,
      unit: 'px',
      when: {presentation: ['flip']},
    }),
    fadesOut: toggle({
      label: 'shouldFadeOutExitingScene',
      value: false,
      when: {presentation: ['fade']},
    }),
    slats: slider({
      label: 'slats',
      min: 1,
      max: 20,
      step: 1,
      value: 8,
      when: {presentation: ['custom']},
    }),
    timing: select({
      label: 'timing',
      options: ['linearTiming', 'springTiming'],
      value: 'linearTiming',
    }),
    frames: slider({
      label: 'durationInFrames',
      min: 2,
      max: 50,
      step: 1,
      value: 30,
      when: {timing: ['linearTiming']},
    }),
    easing: select({
      label: 'easing',
      options: EASINGS,
      value: 'Easing.inOut(Easing.cubic)',
      when: {timing: ['linearTiming']},
    }),
    damping: slider({
      label: 'damping',
      min: 10,
      max: 60,
      step: 1,
      value: 12,
      when: {timing: ['springTiming']},
    }),
    threshold: slider({
      label: 'durationRestThreshold',
      min: 0.002,
      max: 0.05,
      step: 0.001,
      value: 0.005,
      when: {timing: ['springTiming']},
    }),
  },
  code: (values) => {
    const {presentation, timing, frames, easing, damping, threshold} = values;
    const isCustom = presentation === 'custom';
    const isSized = presentation === 'clockWipe' || presentation === 'iris';
    const call = {
      fade: `fade({shouldFadeOutExitingScene: ${values.fadesOut}})`,
      slide: `slide({direction: '${values.direction}'})`,
      wipe: `wipe({direction: '${values.wipeDirection}'})`,
      flip: `flip({direction: '${values.direction}', perspective: ${values.perspective}})`,
      clockWipe: 'clockWipe({width, height})',
      iris: 'iris({width, height})',
      none: 'none()',
      custom: `blinds({slats: ${values.slats}})`,
    }[presentation];
    const module = presentation === 'clockWipe' ? 'clock-wipe' : presentation;
    const timed =
      timing === 'linearTiming'
        ? `linearTiming({
    durationInFrames: ${frames},
    easing: ${easing},
  })`
        : `springTiming({
    config: {damping: ${damping}},
    durationRestThreshold: ${threshold},
  })`;
    const fromRemotion = [
      'AbsoluteFill',
      ...(timing === 'linearTiming' ? ['Easing'] : []),
      ...(isSized ? ['useVideoConfig'] : []),
    ];
    const types = isCustom
      ? `
import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';`
      : `
import {${presentation}} from '@remotion/transitions/${module}';`;
    return `import {${fromRemotion.join(', ')}} from 'remotion';
import {${timing}, TransitionSeries} from '@remotion/transitions';${types}
${isCustom ? CUSTOM : ''}
export const Scenes: React.FC = () => {${isSized ? '\n  const {width, height} = useVideoConfig();' : ''}
  const presentation = ${call};
  const timing = ${timed};

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#7fb3ff'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#ffb27a'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{backgroundColor: '#7fdcae'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
`;
  },
});
