import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Template} from '../../plugins/templates';
import {collectProblems, expect, open, test} from '../helpers/test';

const templates = JSON.parse(
  readFileSync(join(process.cwd(), 'src/data/templates.json'), 'utf8'),
) as Template[];

test('every template is on the list with its poster, and has a page that the sitemap names', async ({
  page,
}) => {
  const sitemap = readFileSync(join(process.cwd(), 'build/sitemap.xml'), 'utf8');
  await open(page, '/templates/');
  const cards = page.getByRole('list', {name: 'Templates', exact: true}).getByRole('listitem');
  await expect(cards).toHaveCount(templates.length);
  for (const [index, {name, title}] of templates.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveText(title);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/templates/${name}`);
    await expect(card.locator('img')).toHaveAttribute('src', `/media/template-${name}.webp`);
    expect(sitemap).toContain(`/templates/${name}</loc>`);
  }
  console.log(`${templates.length} templates`);
  expect(templates.length).toBeGreaterThanOrEqual(20);
});

test('the kind in the address filters the list', async ({page}) => {
  await open(page, '/templates/?kind=3d');
  const titles = page.getByRole('list', {name: 'Templates', exact: true}).locator('h2 a');
  await expect(titles).toHaveText(['React Three Fiber']);
  await page.getByRole('radio', {name: /Servers/}).check();
  await expect(page).toHaveURL(/\?kind=server$/);
  await expect(titles).toHaveText(['Render Server', 'Still images', 'Text-to-speech (Google)']);
});

test('a template shows the exact command for each package manager, and keeps the choice', async ({
  page,
}) => {
  await open(page, '/templates/tiktok');
  const command = page.getByRole('tabpanel').locator('code');
  await expect(command).toHaveText('npx create-video@latest --tiktok');
  const expected = {
    Yarn: 'yarn create video --tiktok',
    pnpm: 'pnpm create video --tiktok',
    Bun: 'bun create video --tiktok',
  };
  for (const [manager, text] of Object.entries(expected)) {
    await page.getByRole('tab', {name: manager}).click();
    await expect(command).toHaveText(text);
  }
  await open(page, '/templates/still');
  await expect(command).toHaveText('bun create video --still');
});

test('a template links to its repository, its preview and to pages that exist', async ({page}) => {
  const {name, repository, preview} = templates.find((template) => template.preview)!;
  await open(page, `/templates/${name}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: repository})).toHaveAttribute(
    'href',
    `https://github.com/${repository}`,
  );
  await expect(main.locator(`a[href="${preview}"]`)).toBeVisible();
  const related = await main
    .locator('h2#related + ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(related.length).toBeGreaterThan(0);
  for (const path of related) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  console.log(`${related.length} related pages`);
});

test('the preview plays a composition, in the place of its poster', async ({page}) => {
  const problems = collectProblems(page);
  await open(page, '/templates/hello-world');
  const stage = page.getByRole('group', {name: /Hello World/});
  await expect(stage.getByRole('button')).toBeVisible();
  await expect(stage.locator('.__remotion-player')).toBeAttached();
  const box = (await stage.boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  expect(problems).toEqual([]);
});

test('a template that plays in the browser opens in the playground, and only such a one', async ({
  page,
}) => {
  await open(page, '/templates/overlay');
  await page.getByRole('link', {name: /^Open in playground/}).click();
  await expect(page).toHaveURL(/\/playground\/\?example=overlay$/);
  await expect(page.frameLocator('iframe').first().getByText('Ada Lovelace')).toBeAttached();
  await open(page, '/templates/render-server');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('link', {name: /^Open in playground/})).toHaveCount(0);
  console.log(`${templates.filter((one) => one.playground).length} templates in the playground`);
});

test('a paid template says that it has to be bought first', async ({page}) => {
  await open(page, '/templates/editor-starter');
  await expect(page.getByText('Buy the template in the')).toBeVisible();
  await open(page, '/templates/blank');
  await expect(page.getByText('Buy the template in the')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole, and a template shows its picture and every command', async ({page}) => {
    await page.goto('/templates/?kind=3d');
    await expect(
      page.getByRole('list', {name: 'Templates', exact: true}).getByRole('listitem'),
    ).toHaveCount(templates.length);
    await expect(page.getByRole('search', {name: 'Filter the templates'})).toBeHidden();
    await page.goto('/templates/three');
    await expect(page.getByText('npx create-video@latest --three')).toBeVisible();
    const poster = page.getByRole('group').locator('img');
    await expect(poster).toBeVisible();
    await expect(poster).toHaveJSProperty('naturalWidth', 960);
  });

  test('every template shows a poster, what it gives, its command, its repository and what to change', async ({
    page,
  }) => {
    for (const {name, title, repository, gives, change} of templates) {
      await page.goto(`/templates/${name}`);
      const main = page.getByRole('main');
      await expect(main.locator('h1')).toHaveText(title);
      await expect(main.locator('pre').first()).toHaveText(`npx create-video@latest --${name}`);
      await expect(main.locator(`a[href="https://github.com/${repository}"]`)).toBeVisible();
      await expect(main.locator('h2#what-you-get + ul > li')).toHaveCount(gives.length);
      await expect(main.locator('h2#first-changes + dl dt')).toHaveCount(change.length);
      expect(change.length, `${name}: things to change`).toBeGreaterThan(1);
      await expect(main.getByRole('group').locator('img')).toHaveJSProperty('naturalWidth', 960);
    }
    console.log(`${templates.length} template pages`);
  });
});
