import {estimatePrice} from '@remotion/lambda';
import {validateFramesPerFunction} from '@remotion/serverless-client';
import {expect, test} from '@playwright/test';
import {readCloudFacts} from '../../scripts/product/cloud-facts';
import {readEncodingFacts} from '../../scripts/product/encoding-facts';
import {readLambdaFacts} from '../../scripts/product/lambda-facts';
import {readPlayerFacts, runsUntranslated} from '../../scripts/product/player-facts';
import {cloudFacts, cloudrunPlaces} from '../../src/data/cloud-facts';
import {encodingFacts} from '../../src/data/encoding-facts';
import {lambdaFacts, regionPlaces} from '../../src/data/lambda-facts';
import {estimateRender, framesPerFunction} from '../../src/data/lambda-plan';
import {lambdaPrice, type LambdaUsage} from '../../src/data/lambda-price';
import {playerFacts} from '../../src/data/player-facts';
import {readText} from '../../scripts/content/project';

type Region = Parameters<typeof estimatePrice>[0]['region'];

const packagePrice = (usage: LambdaUsage): number =>
  estimatePrice({...usage, region: usage.region as Region});

const MEMORY = [512, 1024, 1769, 2048, 3008, 10_240];
const DISK = [512, 2048, 10_240];
const DURATIONS = [0, 1, 999, 60_000, 1_234_567, 86_400_000];
const INVOCATIONS = [1, 41, 201];

const usages: LambdaUsage[] = lambdaFacts.regions.flatMap(({id: region}) =>
  MEMORY.flatMap((memorySizeInMb) =>
    DISK.flatMap((diskSizeInMb) =>
      DURATIONS.flatMap((durationInMilliseconds) =>
        INVOCATIONS.map((lambdasInvoked) => ({
          region,
          memorySizeInMb,
          diskSizeInMb,
          durationInMilliseconds,
          lambdasInvoked,
        })),
      ),
    ),
  ),
);

test('the Lambda snapshot is what the installed packages say', () => {
  const installed = readLambdaFacts();
  console.log(`${installed.regions.length} regions compared`);
  expect(lambdaFacts, 'Run: npm run product:snapshot').toEqual(installed);
  expect(installed.regions.length).toBeGreaterThan(20);
});

test('the comparison of the snapshot notices a changed price', () => {
  const installed = readLambdaFacts();
  installed.regions[0]!.perGbSecond *= 1.01;
  expect(lambdaFacts).not.toEqual(installed);
});

test('every region has a place', () => {
  console.log(`${lambdaFacts.regions.length} regions`);
  expect(Object.keys(regionPlaces).sort()).toEqual(lambdaFacts.regions.map(({id}) => id).sort());
});

test('the price is that of estimatePrice()', () => {
  console.log(`${usages.length} prices compared`);
  const wrong = usages.filter((usage) => lambdaPrice(usage).total !== packagePrice(usage));
  expect(wrong).toEqual([]);
  expect(usages.length).toBeGreaterThan(5000);
});

test('the comparison of prices notices a cent', () => {
  const usage = usages.at(-1)!;
  expect(lambdaPrice({...usage, memorySizeInMb: usage.memorySizeInMb + 1}).total).not.toBe(
    packagePrice(usage),
  );
});

test('a video is split as the toolkit splits it', () => {
  const lengths = [1, 4, 5, 19, 20, 21, 300, 450, 900, 1501, 9000, 17_999, 18_000, 54_000];
  const wishes = [null, 1, 2, 7, 75, 150, lambdaFacts.maxFunctionsPerRender];
  const pairs = lengths.flatMap((frames) => wishes.map((functions) => ({frames, functions})));
  console.log(`${pairs.length} plans compared`);
  for (const {frames, functions} of pairs) {
    const expected = validateFramesPerFunction({
      framesPerFunction: null,
      durationInFrames: frames,
      concurrency: functions,
    });
    expect(framesPerFunction(frames, functions), `${frames} frames, ${functions}`).toBe(expected);
  }
  expect(framesPerFunction(21, null)).not.toBe(21);
});

test('the estimate adds the life of every function up', () => {
  const estimate = estimateRender({
    lengthInSeconds: 10,
    fps: 30,
    millisecondsPerFrame: 100,
    startInSeconds: 4,
    joinInSeconds: 2,
    functions: 10,
    region: 'us-east-1',
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
  });
  expect(estimate).toMatchObject({frames: 300, framesPerFunction: 30, functions: 10});
  // The coordinator starts, the renderers start and draw 30 frames, the coordinator joins.
  expect(estimate.secondsInAll).toBeCloseTo(4 + 4 + 3 + 2);
  expect(estimate.secondsInOneFunction).toBeCloseTo(4 + 30);
  expect(estimate.billedSeconds).toBeCloseTo(13 + 10 * (4 + 3));
});

test('the size of the player was measured with the installed version', async () => {
  const measured = await readPlayerFacts(playerFacts.measuredOn);
  console.log(`${measured.bytesWithCore} bytes`);
  expect(playerFacts.version, 'Run: npm run product:snapshot').toBe(measured.version);
  // Another version of the bundler may differ by a few bytes.
  expect(Math.abs(playerFacts.bytesWithCore / measured.bytesWithCore - 1)).toBeLessThan(0.02);
  expect(Math.abs(playerFacts.bytesOfCore / measured.bytesOfCore - 1)).toBeLessThan(0.02);
});

test('the newest syntax in the player is that of Firefox 74', async () => {
  expect(await runsUntranslated('firefox74')).toBe(true);
  expect(await runsUntranslated('firefox73')).toBe(false);
});

test('the snapshot of policies, permissions and defaults is what the installed packages say', () => {
  const installed = readCloudFacts();
  const {lambda, cloudrun} = installed;
  console.log(
    `${lambda.userPolicy.Statement.length + lambda.rolePolicy.Statement.length} statements, ` +
      `${cloudrun.permissions.length} permissions, ${cloudrun.regions.length} regions compared`,
  );
  expect(cloudFacts, 'Run: npm run product:snapshot').toEqual(installed);
  cloudrun.permissions.pop();
  expect(cloudFacts).not.toEqual(installed);
});

test('every region of Cloud Run has a place', () => {
  expect(Object.keys(cloudrunPlaces).sort()).toEqual([...cloudFacts.cloudrun.regions].sort());
});

/** What the first cells of a page's tables name as code. */
const firstCells = (page: string): string[] =>
  [...readText(page).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

test('the pages explain every statement and every permission, and no other', () => {
  const statements = cloudFacts.lambda.userPolicy.Statement.map(({Sid}) => Sid);
  const explained = firstCells('docs/lambda/permissions.mdx');
  const permissions = firstCells('docs/cloudrun/permissions.mdx');
  console.log(`${explained.length} statements, ${permissions.length} permissions explained`);
  expect(explained).toEqual(statements);
  expect(permissions).toEqual(cloudFacts.cloudrun.permissions);
  expect(explained.slice(1)).not.toEqual(statements);
});

test('the snapshot of codecs is what the installed renderer says', () => {
  const installed = readEncodingFacts();
  console.log(
    `${installed.codecs.length} codecs, ${installed.extensions.length} extensions and ` +
      `${installed.pixelFormats.length} pixel formats compared`,
  );
  expect(encodingFacts, 'Run: npm run product:snapshot').toEqual(installed);
  installed.codecs.pop();
  expect(encodingFacts).not.toEqual(installed);
});
