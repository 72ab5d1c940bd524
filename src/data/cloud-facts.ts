import facts from './generated/snapshots/cloud-facts.json';

type Policy = {
  Version: string;
  Statement: {Sid: string; Effect: string; Action: string[]; Resource: string[]}[];
};

/** What the pages on Lambda and Cloud Run state of the installed packages, beside `lambdaFacts`. */
export type CloudFacts = {
  /** Version of the packages that this was read from. */
  version: string;
  lambda: {userPolicy: Policy; rolePolicy: Policy; logRetentionInDays: number};
  cloudrun: {
    defaultRegion: string;
    regions: string[];
    timeoutInSeconds: number;
    minInstances: number;
    maxInstances: number;
    /** Names of what the service account has to be allowed. */
    permissions: string[];
  };
};

/** Written by `npm run product:snapshot`. */
export const cloudFacts: CloudFacts = facts;

/** Where the regions of Cloud Run are, as Google names them. */
export const cloudrunPlaces: Record<string, string> = {
  'asia-east1': 'Taiwan',
  'asia-east2': 'Hong Kong',
  'asia-northeast1': 'Tokyo',
  'asia-northeast2': 'Osaka',
  'asia-northeast3': 'Seoul',
  'asia-south1': 'Mumbai',
  'asia-south2': 'Delhi',
  'asia-southeast1': 'Singapore',
  'asia-southeast2': 'Jakarta',
  'australia-southeast1': 'Sydney',
  'australia-southeast2': 'Melbourne',
  'europe-central2': 'Warsaw',
  'europe-north1': 'Finland',
  'europe-southwest1': 'Madrid',
  'europe-west1': 'Belgium',
  'europe-west2': 'London',
  'europe-west3': 'Frankfurt',
  'europe-west4': 'Netherlands',
  'europe-west6': 'Zurich',
  'europe-west8': 'Milan',
  'europe-west9': 'Paris',
  'me-west1': 'Tel Aviv',
  'northamerica-northeast1': 'Montreal',
  'northamerica-northeast2': 'Toronto',
  'southamerica-east1': 'São Paulo',
  'southamerica-west1': 'Santiago',
  'us-central1': 'Iowa',
  'us-east1': 'South Carolina',
  'us-east4': 'Northern Virginia',
  'us-east5': 'Columbus',
  'us-south1': 'Dallas',
  'us-west1': 'Oregon',
  'us-west2': 'Los Angeles',
  'us-west3': 'Salt Lake City',
  'us-west4': 'Las Vegas',
};
