/** Easings that selects offer, written as in code. */
export const EASINGS = [
  'Easing.linear',
  'Easing.inOut(Easing.cubic)',
  'Easing.in(Easing.cubic)',
  'Easing.out(Easing.cubic)',
  'Easing.inOut(Easing.sin)',
  'Easing.out(Easing.exp)',
  'Easing.out(Easing.back(2))',
  'Easing.out(Easing.elastic(1))',
  'Easing.out(Easing.bounce)',
  'Easing.bezier(0.8, 0, 0.2, 1)',
] as const;

export type EasingName = (typeof EASINGS)[number];
