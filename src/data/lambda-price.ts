import {findRegion, lambdaFacts} from './lambda-facts';

export type LambdaUsage = {
  /** As AWS writes it: `eu-central-1`. */
  region: string;
  memorySizeInMb: number;
  diskSizeInMb: number;
  /** All functions together, in milliseconds. */
  durationInMilliseconds: number;
  lambdasInvoked: number;
};

export type LambdaPrice = {memory: number; disk: number; requests: number; total: number};

/**
 * What AWS charges for running functions, in US dollars. The total is what `estimatePrice()` of
 * `@remotion/lambda` returns: rounded to five decimals, without storage and transfer.
 *
 * @throws if the toolkit does not support the region
 */
export function lambdaPrice(usage: LambdaUsage): LambdaPrice {
  const {perGbSecond, storagePerGbSecond, perRequest} = findRegion(usage.region);
  const paidDiskInMb = Math.max(0, usage.diskSizeInMb - lambdaFacts.diskInMb.min);
  const memory =
    perGbSecond * ((usage.memorySizeInMb * usage.durationInMilliseconds) / 1000 / 1024);
  const disk = paidDiskInMb * storagePerGbSecond * (usage.durationInMilliseconds / 1000 / 1024);
  const requests = perRequest * usage.lambdasInvoked;
  return {memory, disk, requests, total: Number((memory + disk + requests).toFixed(5))};
}
