import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Expert} from '../../plugins/experts';
import {expect, open, test} from '../helpers/test';

const experts = JSON.parse(
  readFileSync(join(process.cwd(), 'src/data/experts.json'), 'utf8'),
) as Expert[];

test('every expert is on the list and has a page that the sitemap names', async ({page}) => {
  const sitemap = readFileSync(join(process.cwd(), 'build/sitemap.xml'), 'utf8');
  await open(page, '/experts/');
  for (const {slug, name} of experts) {
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      `/experts/${slug}`,
    );
    expect(sitemap).toContain(`/experts/${slug}</loc>`);
  }
  console.log(`${experts.length} experts`);
  expect(experts.length).toBeGreaterThan(15);
  expect(sitemap).not.toContain('/experts/nobody</loc>');
});

test('a topic in the address filters the list, and keys change it', async ({page}) => {
  await open(page, '/experts/?topic=data');
  const cards = page.getByRole('list', {name: 'Experts', exact: true}).locator('h2');
  await expect(cards).toHaveText(['Lorenzo Bertolini']);
  await expect(page.getByRole('status')).toHaveText(`1 of ${experts.length} experts`);

  const chosen = page.getByRole('radio', {name: /Data videos/});
  await expect(chosen).toBeChecked();
  await chosen.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/experts\/\?topic=audio$/);
  await expect(page.getByRole('radio', {name: /Audio and captions/})).toBeFocused();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(page).toHaveURL(/\/experts\/$/);
  await expect(cards).toHaveCount(experts.length);
});

test('a topic that does not exist shows everybody', async ({page}) => {
  await open(page, '/experts/?topic=juggling');
  await expect(page.getByRole('radio', {name: /^All/})).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(
    `${experts.length} of ${experts.length} experts`,
  );
});

test('going back from a profile brings the filtered list back', async ({page}) => {
  await open(page, '/experts/');
  await page.getByRole('radio', {name: /Data videos/}).check();
  await expect(page).toHaveURL(/topic=data$/);
  await page.getByRole('link', {name: 'Lorenzo Bertolini'}).click();
  await expect(page.locator('h1')).toHaveText('Lorenzo Bertolini');
  await page.goBack();
  await expect(page.getByRole('radio', {name: /Data videos/})).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
});

test('a profile shows what is known, and tells search engines who it is', async ({page}) => {
  const {slug, name, website, github, projects, topics} = experts.find(
    ({github: handle, website: site}) => handle && site,
  )!;
  await open(page, `/experts/${slug}`);
  await expect(page.locator('h1')).toHaveText(name);
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([website, `https://github.com/${github}`, ...projects]),
  );
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as object,
  );
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name,
      url: website,
      knowsAbout: ['Remotion', ...topics],
    }),
  );
});

test('an expert without a website has no empty link', async ({page}) => {
  const {slug} = experts.find(({website, x, github}) => !website && !x && !github)!;
  await open(page, `/experts/${slug}`);
  await expect(page.getByRole('heading', {name: 'Contact'})).toHaveCount(0);
  await expect(page.getByRole('heading', {name: 'Projects'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole, and has no filters that would do nothing', async ({page}) => {
    await page.goto('/experts/?topic=data');
    await expect(page.getByRole('list', {name: 'Experts', exact: true}).locator('h2')).toHaveCount(
      experts.length,
    );
    await expect(page.getByRole('search', {name: 'Filter the experts'})).toBeHidden();
  });
});
