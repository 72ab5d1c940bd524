import {demo} from './define';
import absoluteFill from './demos/absolute-fill/definition';
import audioWaveform from './demos/audio-waveform/definition';
import cameraMotionBlur from './demos/camera-motion-blur/definition';
import captions from './demos/captions/definition';
import cutPath from './demos/cut-path/definition';
import easing from './demos/easing/definition';
import evolvePath from './demos/evolve-path/definition';
import fillTextBox from './demos/fill-text-box/definition';
import fit from './demos/fit/definition';
import fitText from './demos/fit-text/definition';
import freeze from './demos/freeze/definition';
import gif from './demos/gif/definition';
import interpolate from './demos/interpolate/definition';
import interpolateColors from './demos/interpolate-colors/definition';
import interpolatePath from './demos/interpolate-path/definition';
import interpolateStyles from './demos/interpolate-styles/definition';
import loop from './demos/loop/definition';
import lottie from './demos/lottie/definition';
import makeTransform from './demos/make-transform/definition';
import measureSpring from './demos/measure-spring/definition';
import measureText from './demos/measure-text/definition';
import noise from './demos/noise/definition';
import player from './demos/player/definition';
import playerScaling from './demos/player-scaling/definition';
import pointAtLength from './demos/point-at-length/definition';
import random from './demos/random/definition';
import roundedTextBox from './demos/rounded-text-box/definition';
import sequence from './demos/sequence/definition';
import series from './demos/series/definition';
import shapes from './demos/shapes/definition';
import spring from './demos/spring/definition';
import three from './demos/three/definition';
import trail from './demos/trail/definition';
import transitions from './demos/transitions/definition';
import visualizeAudio from './demos/visualize-audio/definition';
import warpPath from './demos/warp-path/definition';

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
  transitions: demo(transitions, () => import('./demos/transitions')),
  shapes: demo(shapes, () => import('./demos/shapes')),
  'evolve-path': demo(evolvePath, () => import('./demos/evolve-path')),
  'warp-path': demo(warpPath, () => import('./demos/warp-path')),
  'interpolate-path': demo(interpolatePath, () => import('./demos/interpolate-path')),
  'point-at-length': demo(pointAtLength, () => import('./demos/point-at-length')),
  'cut-path': demo(cutPath, () => import('./demos/cut-path')),
  noise: demo(noise, () => import('./demos/noise')),
  trail: demo(trail, () => import('./demos/trail')),
  'camera-motion-blur': demo(cameraMotionBlur, () => import('./demos/camera-motion-blur')),
  'fit-text': demo(fitText, () => import('./demos/fit-text')),
  'fill-text-box': demo(fillTextBox, () => import('./demos/fill-text-box')),
  'measure-text': demo(measureText, () => import('./demos/measure-text')),
  'rounded-text-box': demo(roundedTextBox, () => import('./demos/rounded-text-box')),
  captions: demo(captions, () => import('./demos/captions')),
  'visualize-audio': demo(visualizeAudio, () => import('./demos/visualize-audio')),
  'audio-waveform': demo(audioWaveform, () => import('./demos/audio-waveform')),
  player: demo(player, () => import('./demos/player')),
  fit: demo(fit, () => import('./demos/fit')),
  'player-scaling': demo(playerScaling, () => import('./demos/player-scaling')),
  'make-transform': demo(makeTransform, () => import('./demos/make-transform')),
  'interpolate-styles': demo(interpolateStyles, () => import('./demos/interpolate-styles')),
  three: demo(three, () => import('./demos/three')),
  lottie: demo(lottie, () => import('./demos/lottie')),
  gif: demo(gif, () => import('./demos/gif')),
};

export type DemoId = keyof typeof demos;
