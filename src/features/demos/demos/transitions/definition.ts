import {select, slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {EASINGS} from '../../easing-names';

const SIDES = ['from-left', 'from-right', 'from-top', 'from-bottom'] as const;

const CORNERS = [
  'from-top-left',
  'from-top-right',
  'from-bottom-right',
  'from-bottom-left',
] as const;

const definition = defineDemo({
  title: '<TransitionSeries>',
  alternative:
    'Three scenes, a disc, a square and a triangle, with the transition you choose between them. Change its presentation and timing, and the strip below shows how long neighboring scenes overlap.',
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
});

export default definition;

export type Values = ValuesOf<typeof definition>;
