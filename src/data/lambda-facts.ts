import facts from './generated/snapshots/lambda-facts.json';

/** What one AWS region charges for functions on ARM, in US dollars. */
export type LambdaRegion = {
  /** As AWS writes it: `eu-central-1`. */
  id: string;
  /** Whether a new AWS account can use it without switching it on first. */
  isEnabledByDefault: boolean;
  /** For one gigabyte of memory during one second. */
  perGbSecond: number;
  /** For one gigabyte of disk above the free part during one second. */
  storagePerGbSecond: number;
  perRequest: number;
};

type Range = {min: number; max: number; default: number};

export type LambdaFacts = {
  /** Version of the packages that this was read from. */
  version: string;
  regions: LambdaRegion[];
  memoryInMb: Range;
  /** The minimum is free. */
  diskInMb: Range;
  timeoutInSeconds: Range;
  maxFunctionsPerRender: number;
  minFramesPerFunction: number;
};

/** Limits and prices of the installed packages. Written by `npm run product:snapshot`. */
export const lambdaFacts: LambdaFacts = facts;

export const DEFAULT_REGION = 'us-east-1';

/** Where the regions are, as AWS names them. */
export const regionPlaces: Record<string, string> = {
  'af-south-1': 'Cape Town',
  'ap-east-1': 'Hong Kong',
  'ap-northeast-1': 'Tokyo',
  'ap-northeast-2': 'Seoul',
  'ap-northeast-3': 'Osaka',
  'ap-south-1': 'Mumbai',
  'ap-southeast-1': 'Singapore',
  'ap-southeast-2': 'Sydney',
  'ap-southeast-4': 'Melbourne',
  'ap-southeast-5': 'Malaysia',
  'ca-central-1': 'Canada',
  'eu-central-1': 'Frankfurt',
  'eu-central-2': 'Zurich',
  'eu-north-1': 'Stockholm',
  'eu-south-1': 'Milan',
  'eu-west-1': 'Ireland',
  'eu-west-2': 'London',
  'eu-west-3': 'Paris',
  'me-south-1': 'Bahrain',
  'sa-east-1': 'São Paulo',
  'us-east-1': 'Northern Virginia',
  'us-east-2': 'Ohio',
  'us-west-1': 'Northern California',
  'us-west-2': 'Oregon',
};

/**
 * Looks a region up.
 *
 * @throws if the toolkit does not support it
 */
export function findRegion(id: string): LambdaRegion {
  const region = lambdaFacts.regions.find((each) => each.id === id);
  if (!region) {
    throw new Error(`Remotion Lambda has no region "${id}".`);
  }
  return region;
}
