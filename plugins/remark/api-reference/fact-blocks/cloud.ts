import type {RootContent} from 'mdast';
import {
  cloudFacts,
  cloudrunPlaces,
  DEFAULT_REGION,
  findRegion,
  lambdaFacts,
  regionPlaces,
} from '../../../../src/build';
import {scrollingTable} from '../scrolling-table';
import {codeBlock, inlineCode, text} from '../../lib/tree';
import {code, row, yesOrNo} from './cells';

/** `17% more`, compared with the default region. */
function comparedPrice(perGbSecond: number): string {
  const difference = Math.round((perGbSecond / findRegion(DEFAULT_REGION).perGbSecond - 1) * 100);
  if (difference === 0) {
    return 'the same';
  }
  return `${Math.abs(difference)}% ${difference > 0 ? 'more' : 'less'}`;
}

/** The regions of Lambda with place and price. */
export const lambdaRegions = (): RootContent =>
  scrollingTable('Regions of Remotion Lambda', [
    row('Region', 'Place', [text('Price against '), inlineCode(DEFAULT_REGION)], 'Enabled at once'),
    ...lambdaFacts.regions.map(({id, perGbSecond, isEnabledByDefault}) =>
      row(
        code(id),
        regionPlaces[id] ?? '',
        id === DEFAULT_REGION ? '–' : comparedPrice(perGbSecond),
        yesOrNo(isEnabledByDefault),
      ),
    ),
  ]);

/** The regions of Cloud Run with their places. */
export const cloudrunRegions = (): RootContent =>
  scrollingTable('Regions of Remotion Cloud Run', [
    row('Region', 'Place'),
    ...cloudFacts.cloudrun.regions.map((id) => row(code(id), cloudrunPlaces[id] ?? '')),
  ]);

/** The AWS policy of the user or of the role, as JSON. */
export const policy = (who: 'user' | 'role'): RootContent =>
  codeBlock(
    'json',
    JSON.stringify(cloudFacts.lambda[`${who}Policy`], null, 2),
    `title="Policy of the ${who}"`,
  );
