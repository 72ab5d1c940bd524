import {
  DEFAULT_EPHEMERAL_STORAGE_IN_MB,
  DEFAULT_MEMORY_SIZE,
  DEFAULT_TIMEOUT,
  MAX_EPHEMERAL_STORAGE_IN_MB,
  MAX_MEMORY,
  MAX_TIMEOUT,
  MIN_EPHEMERAL_STORAGE_IN_MB,
  MIN_MEMORY,
  MIN_TIMEOUT,
} from '@remotion/lambda-client/constants';
import {estimatePrice, getRegions, type AwsRegion} from '@remotion/lambda';
import {MAX_FUNCTIONS_PER_RENDER, MINIMUM_FRAMES_PER_FUNCTION} from '@remotion/serverless-client';
import type {LambdaFacts} from '../../src/data/lambda-facts';
import {readPackageAt} from '../api/packages';
import {ROOT} from '../lib/root';

/** So many units that the price of one can be told from what they cost, which is rounded. */
const MANY = 1e9;

/** The price of one of each in US dollars. The price list is not exported, but the estimate is. */
function pricesIn(region: AwsRegion) {
  const estimate = (gbSeconds: number, diskSizeInMb: number, lambdasInvoked: number): number =>
    estimatePrice({
      region,
      memorySizeInMb: 1024,
      durationInMilliseconds: gbSeconds * 1000,
      diskSizeInMb,
      lambdasInvoked,
    });
  const perUnit = (price: number): number => Number((price / MANY).toPrecision(9));
  // The smallest disk is free, and so the price is that of one GB more.
  const [small, large] = [MIN_EPHEMERAL_STORAGE_IN_MB, MIN_EPHEMERAL_STORAGE_IN_MB + 1024];
  return {
    perGbSecond: perUnit(estimate(MANY, small, 0)),
    storagePerGbSecond: perUnit(estimate(MANY, large, 0) - estimate(MANY, small, 0)),
    perRequest: perUnit(estimate(0, small, MANY)),
  };
}

/** What the Lambda page needs to know from the installed packages. */
export function readLambdaFacts(): LambdaFacts {
  const {version} = readPackageAt(ROOT, '@remotion/lambda');
  const enabled = getRegions({enabledByDefaultOnly: true});
  return {
    version,
    regions: getRegions().map((id) => ({
      id,
      isEnabledByDefault: enabled.includes(id),
      ...pricesIn(id),
    })),
    memoryInMb: {min: MIN_MEMORY, max: MAX_MEMORY, default: DEFAULT_MEMORY_SIZE},
    diskInMb: {
      min: MIN_EPHEMERAL_STORAGE_IN_MB,
      max: MAX_EPHEMERAL_STORAGE_IN_MB,
      default: DEFAULT_EPHEMERAL_STORAGE_IN_MB,
    },
    timeoutInSeconds: {min: MIN_TIMEOUT, max: MAX_TIMEOUT, default: DEFAULT_TIMEOUT},
    maxFunctionsPerRender: MAX_FUNCTIONS_PER_RENDER,
    minFramesPerFunction: MINIMUM_FRAMES_PER_FUNCTION,
  };
}
