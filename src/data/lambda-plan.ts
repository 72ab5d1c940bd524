import {lambdaFacts} from './lambda-facts';
import {lambdaPrice, type LambdaPrice} from './lambda-price';

/** A video of this many frames or more gets the highest number of functions by default. */
const LONG_VIDEO_IN_FRAMES = 18_000;
const MIN_DEFAULT_FRAMES_PER_FUNCTION = 20;

/**
 * How many frames one function renders. Without a wish for a number of functions: as many as the
 * toolkit chooses, from 75 functions for short videos to 150 for long ones, each with at least 20
 * frames.
 *
 * @param functions wanted number of functions, or null for the toolkit's choice
 */
export function framesPerFunction(frames: number, functions: number | null): number {
  const minimum = Math.min(lambdaFacts.minFramesPerFunction, frames);
  if (functions !== null) {
    return Math.max(Math.ceil(frames / functions), minimum);
  }
  const concurrency = 75 + 75 * Math.min(frames / LONG_VIDEO_IN_FRAMES, 1);
  const perFunction = Math.max(frames / concurrency, MIN_DEFAULT_FRAMES_PER_FUNCTION);
  return Math.max(Math.ceil(frames / Math.ceil(frames / perFunction)), minimum);
}

export type RenderWish = {
  lengthInSeconds: number;
  fps: number;
  /** Time that one function needs for one frame. Depends on the video: measure it. */
  millisecondsPerFrame: number;
  /** Time until a function draws its first frame: start, browser, website. */
  startInSeconds: number;
  /** Time to join the parts and to store the file. */
  joinInSeconds: number;
  /** Wanted number of functions, or null for the toolkit's choice. */
  functions: number | null;
  region: string;
  memorySizeInMb: number;
  diskSizeInMb: number;
};

export type RenderEstimate = {
  frames: number;
  framesPerFunction: number;
  /** Functions that render; one more coordinates them. */
  functions: number;
  /** From the call to the file. The coordinating function lives as long: its timeout must be longer. */
  secondsInAll: number;
  /** The same frames one after the other in a single function. */
  secondsInOneFunction: number;
  /** What AWS charges for: the life of every function, added up. */
  billedSeconds: number;
  price: LambdaPrice;
};

/**
 * Time and price of a render on Lambda. All renderers are taken to start at once and to be equally
 * fast; the coordinating function lives until the file is stored.
 */
export function estimateRender(wish: RenderWish): RenderEstimate {
  const {startInSeconds, joinInSeconds} = wish;
  const frames = Math.max(1, Math.round(wish.lengthInSeconds * wish.fps));
  const perFunction = framesPerFunction(frames, wish.functions);
  const functions = Math.ceil(frames / perFunction);
  const drawing = (count: number) => (count * wish.millisecondsPerFrame) / 1000;

  const longestRenderer = startInSeconds + drawing(perFunction);
  const secondsInAll = startInSeconds + longestRenderer + joinInSeconds;
  const billedSeconds = secondsInAll + functions * startInSeconds + drawing(frames);
  return {
    frames,
    framesPerFunction: perFunction,
    functions,
    secondsInAll,
    secondsInOneFunction: startInSeconds + drawing(frames),
    billedSeconds,
    price: lambdaPrice({
      region: wish.region,
      memorySizeInMb: wish.memorySizeInMb,
      diskSizeInMb: wish.diskSizeInMb,
      durationInMilliseconds: Math.round(billedSeconds * 1000),
      lambdasInvoked: functions + 1,
    }),
  };
}
