import {DEFAULT_REGION, lambdaFacts} from '@site/src/data/lambda-facts';
import type {RenderWish} from '@site/src/data/lambda-plan';

/** What the calculator begins with. The three times are assumptions, and the page says so. */
export const FIRST_WISH: RenderWish = {
  lengthInSeconds: 60,
  fps: 30,
  millisecondsPerFrame: 100,
  startInSeconds: 4,
  joinInSeconds: 3,
  functions: null,
  region: DEFAULT_REGION,
  memorySizeInMb: lambdaFacts.memoryInMb.default,
  diskSizeInMb: lambdaFacts.diskInMb.default,
};
