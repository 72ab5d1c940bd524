import {Easing, type EasingFunction} from 'remotion';
import type {EasingName} from './easing-names';

/** The functions behind the names that selects offer. */
export const easingFunctions: Record<EasingName, EasingFunction> = {
  'Easing.linear': Easing.linear,
  'Easing.inOut(Easing.cubic)': Easing.inOut(Easing.cubic),
  'Easing.in(Easing.cubic)': Easing.in(Easing.cubic),
  'Easing.out(Easing.cubic)': Easing.out(Easing.cubic),
  'Easing.inOut(Easing.sin)': Easing.inOut(Easing.sin),
  'Easing.out(Easing.exp)': Easing.out(Easing.exp),
  'Easing.out(Easing.back(2))': Easing.out(Easing.back(2)),
  'Easing.out(Easing.elastic(1))': Easing.out(Easing.elastic(1)),
  'Easing.out(Easing.bounce)': Easing.out(Easing.bounce),
  'Easing.bezier(0.8, 0, 0.2, 1)': Easing.bezier(0.8, 0, 0.2, 1),
};
