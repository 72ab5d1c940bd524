import {
  DEFAULT_MAX_INSTANCES,
  DEFAULT_MIN_INSTANCES,
  DEFAULT_REGION,
  DEFAULT_TIMEOUT,
} from '@remotion/cloudrun/defaults';
import permissions from '@remotion/cloudrun/permissions.json';
import {GCP_REGIONS} from '@remotion/cloudrun/regions';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda';
import {DEFAULT_CLOUDWATCH_RETENTION_PERIOD} from '@remotion/lambda-client/constants';
import {VERSION} from 'remotion/version';
import type {CloudFacts} from '../../src/data/cloud-facts';

const parsePolicy = (text: string) => JSON.parse(text) as CloudFacts['lambda']['userPolicy'];

/** What the pages on Lambda and Cloud Run need to know from the installed packages. */
export function readCloudFacts(): CloudFacts {
  return {
    version: VERSION,
    lambda: {
      userPolicy: parsePolicy(getUserPolicy()),
      rolePolicy: parsePolicy(getRolePolicy()),
      logRetentionInDays: DEFAULT_CLOUDWATCH_RETENTION_PERIOD,
    },
    cloudrun: {
      defaultRegion: DEFAULT_REGION,
      regions: [...GCP_REGIONS],
      timeoutInSeconds: DEFAULT_TIMEOUT,
      minInstances: DEFAULT_MIN_INSTANCES,
      maxInstances: DEFAULT_MAX_INSTANCES,
      permissions: permissions.list.map(({name}) => name),
    },
  };
}
