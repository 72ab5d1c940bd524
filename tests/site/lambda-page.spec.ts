import {estimatePrice} from '@remotion/lambda';
import type {Page} from '@playwright/test';
import {lambdaFacts} from '../../src/data/lambda-facts';
import {expect, open, test} from '../helpers/test';

type Usage = Parameters<typeof estimatePrice>[0];

/** The call of estimatePrice() that the page shows, and the price that it says it returns. */
async function shownCall(page: Page): Promise<{usage: Usage; price: number}> {
  const code = await page.locator('pre', {hasText: 'estimatePrice({'}).innerText();
  const value = (name: string) => new RegExp(`${name}: '?([\\w.-]+)'?`).exec(code)![1]!;
  return {
    usage: {
      region: value('region') as Usage['region'],
      memorySizeInMb: Number(value('memorySizeInMb')),
      diskSizeInMb: Number(value('diskSizeInMb')),
      durationInMilliseconds: Number(value('durationInMilliseconds')),
      lambdasInvoked: Number(value('lambdasInvoked')),
    },
    price: Number(/console\.log\(dollars\); \/\/ ([\d.e-]+)/.exec(code)![1]),
  };
}

const priceRow = (page: Page) => page.getByRole('row', {name: /^Price memory \+ disk/});

test('the price is that of estimatePrice(), whatever a reader sets', async ({page}) => {
  await open(page, '/lambda/');
  const settings: [label: string, value: string][] = [
    ['Region', 'eu-central-2'],
    ['Memory', '10240'],
    ['Disk', '10240'],
    ['Frame rate', '60'],
  ];
  const seen = new Set<number>();
  const check = async () => {
    const {usage, price} = await shownCall(page);
    expect(price).toBe(estimatePrice(usage));
    await expect(priceRow(page)).toContainText(`$${price.toFixed(5)}`);
    seen.add(price);
    return usage;
  };
  await check();
  for (const [label, value] of settings) {
    await page.getByRole('combobox', {name: label, exact: true}).selectOption(value);
    await expect(page.locator('pre', {hasText: 'estimatePrice({'})).toBeVisible();
    await check();
  }
  await page.getByRole('spinbutton', {name: 'Length in seconds'}).fill('3600');
  await page.getByRole('slider', {name: 'Functions', exact: true}).press('End');
  const usage = await check();
  expect(usage).toMatchObject({region: 'eu-central-2', memorySizeInMb: 10_240});
  expect(usage.lambdasInvoked).toBe(lambdaFacts.maxFunctionsPerRender + 1);
  console.log(`${seen.size} prices compared`);
  expect(seen.size).toBe(settings.length + 2);
  expect(estimatePrice({...usage, memorySizeInMb: 512})).not.toBe([...seen].at(-1));
});

test('a length that the calculator cannot use is explained, and shows no price', async ({page}) => {
  await open(page, '/lambda/');
  const length = page.getByRole('spinbutton', {name: 'Length in seconds'});
  const status = page.getByRole('main').getByRole('status');
  const price = page.getByRole('definition').nth(1);
  const before = await shownCall(page);
  await expect(price).toHaveText(/^\$/);
  for (const [text, problem] of [
    ['', /^Enter how long your video is: 1 to 3,600 seconds/],
    ['-5', /^That's too short\. Enter 1 to 3,600 seconds/],
    ['999999', /^That's too long\. Enter 1 to 3,600 seconds/],
  ] as const) {
    await length.fill(text);
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await expect(length).toHaveAccessibleDescription(problem);
    await expect(price).toHaveText('–');
    await expect(status).toHaveText(problem);
    await length.blur();
    await expect(length).toHaveValue(text);
    await expect(page.getByText('are for 1 min, the last length')).toBeVisible();
    expect(await shownCall(page)).toEqual(before);
  }
  await length.fill('120');
  await expect(length).toHaveAttribute('aria-invalid', 'false');
  await expect(length).toHaveAccessibleDescription('');
  await expect(price).toHaveText(/^\$/);
  await expect(status).toHaveText(/^Time [\d.]+ s, price \$[\d.]+\.$/);
  await expect(page.getByText('the last length')).toHaveCount(0);
});

test('a render that takes longer than any function can run is called one', async ({page}) => {
  await open(page, '/lambda/');
  await page.getByRole('spinbutton', {name: 'Length in seconds'}).fill('3600');
  await page.getByRole('slider', {name: 'Time per frame'}).press('End');
  await page.getByRole('slider', {name: 'Functions', exact: true}).press('ArrowRight');
  await expect(page.getByText(/^That's longer than the 15 minutes/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    "That's longer than the 15 minutes",
  );
});

test('a step of the diagram takes the animation there', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/lambda/');
  await page.getByRole('group', {name: /^A render on Lambda/}).scrollIntoViewIfNeeded();
  const step = page.getByRole('button', {name: 'It joins the parts'});
  // As large as WCAG asks of a target.
  expect((await step.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await step.click();
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('slider', {name: 'Frame: A render on Lambda'})).toHaveValue('300');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains the render, lists prices and shows its code', async ({page}) => {
    await page.goto('/lambda/');
    await expect(
      page.getByRole('listitem').filter({hasText: 'All parts render at once'}),
    ).toBeVisible();
    await expect(
      page
        .getByRole('group', {name: /^A render on Lambda/})
        .locator('svg')
        .first(),
    ).toBeVisible();
    const examples = page
      .getByRole('table', {name: /^Estimates for us-east-1 at 30 fps/})
      .getByRole('row');
    expect(await examples.count()).toBe(5);
    await expect(page.locator('pre', {hasText: 'renderMediaOnLambda({'})).toBeVisible();
    const inputs = page.locator('main').locator('input, select');
    console.log(`${await inputs.count()} inputs`);
    for (const input of await inputs.all()) {
      await expect(input).toBeDisabled();
    }
    const {price, usage} = await shownCall(page);
    expect(price).toBe(estimatePrice(usage));
  });
});
