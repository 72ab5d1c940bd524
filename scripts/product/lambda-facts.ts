import {createRequire} from 'node:module';
import path from 'node:path';
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
import {getRegions} from '@remotion/lambda';
import {MAX_FUNCTIONS_PER_RENDER, MINIMUM_FRAMES_PER_FUNCTION} from '@remotion/serverless-client';
import type {LambdaFacts} from '../../src/data/lambda-facts';
import {readPackageAt} from '../api/packages';
import {ROOT} from '../lib/root';

// The price list is not exported; its file is read past the package's list of entry points.
const load = createRequire(__filename);

type PriceList = Record<string, Record<string, {price: string}>>;

/** What the Lambda page needs to know from the installed packages. */
export function readLambdaFacts(): LambdaFacts {
  const {dir, version} = readPackageAt(ROOT, '@remotion/lambda-client');
  const {pricing} = load(path.join(dir, 'dist', 'price-per-1s.js')) as {pricing: PriceList};
  const enabled = getRegions({enabledByDefaultOnly: true});
  const priceOf = (region: string, unit: string): number => {
    const price = Number(pricing[region]?.[unit]?.price);
    if (Number.isNaN(price)) {
      throw new Error(`The price list of @remotion/lambda-client has no "${unit}" for ${region}.`);
    }
    return price;
  };
  return {
    version,
    regions: getRegions().map((id) => ({
      id,
      isEnabledByDefault: enabled.includes(id),
      perGbSecond: priceOf(id, 'Lambda Duration-ARM'),
      storagePerGbSecond: priceOf(id, 'Lambda Storage-Duration-ARM'),
      perRequest: priceOf(id, 'Lambda Requests'),
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
