import {demo} from './define';
import absoluteFill from './demos/absolute-fill/definition';
import easing from './demos/easing/definition';
import freeze from './demos/freeze/definition';
import interpolate from './demos/interpolate/definition';
import interpolateColors from './demos/interpolate-colors/definition';
import loop from './demos/loop/definition';
import measureSpring from './demos/measure-spring/definition';
import random from './demos/random/definition';
import sequence from './demos/sequence/definition';
import series from './demos/series/definition';
import spring from './demos/spring/definition';

/**
 * Every demo by its id, which is the name of its folder. Read while the site is built and tested; a
 * page carries only the facts of its own demos, and imports their modules when they come near.
 */
export const demos = {
  interpolate: demo(interpolate, () => import('./demos/interpolate')),
  'interpolate-colors': demo(interpolateColors, () => import('./demos/interpolate-colors')),
  easing: demo(easing, () => import('./demos/easing')),
  spring: demo(spring, () => import('./demos/spring')),
  'measure-spring': demo(measureSpring, () => import('./demos/measure-spring')),
  random: demo(random, () => import('./demos/random')),
  'absolute-fill': demo(absoluteFill, () => import('./demos/absolute-fill')),
  sequence: demo(sequence, () => import('./demos/sequence')),
  series: demo(series, () => import('./demos/series')),
  loop: demo(loop, () => import('./demos/loop')),
  freeze: demo(freeze, () => import('./demos/freeze')),
};

export type DemoId = keyof typeof demos;
