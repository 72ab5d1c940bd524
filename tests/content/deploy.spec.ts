import {expect, test} from '@playwright/test';
import {readRedirects, toRedirects} from '../../plugins/published/html-urls';
import {readText} from '../../scripts/content/project';

/** Names that code reads from the environment by, such as `SITE_URL`. */
const readsIn = (code: string): string[] =>
  [
    ...new Set(
      [...code.matchAll(/'([A-Z]+(?:_[A-Z]+)+|ANNOUNCEMENT)'|\b([A-Z]+(?:_[A-Z]+)+): \{/g)].map(
        ([, quoted, key]) => (quoted ?? key)!,
      ),
    ),
  ].sort();

/** Build arguments of a Dockerfile. */
const argumentsOf = (dockerfile: string): string[] =>
  [...dockerfile.matchAll(/^ARG ((?:.*\\\n)*.*)$/gm)].flatMap(([, names]) =>
    names!.split(/[\s\\]+/).filter(Boolean),
  );

test('every setting of the build is an argument of the container, and in the README', () => {
  const settings = readsIn(readText('config/environment.ts'));
  console.log(`${settings.length} settings`);
  expect(settings.length).toBeGreaterThan(10);
  expect(argumentsOf(readText('Dockerfile')).sort()).toEqual(settings);
  const readme = readText('deploy/README.md');
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('hosts that read _redirects lead from each URL with .html to the page without it', () => {
  const routes = ['/site/', '/site/about/', '/site/docs/render', '/site/404.html'];
  expect([...readRedirects(toRedirects(routes, '/site/'))]).toEqual([
    ['/site/about.html', '/site/about/'],
    ['/site/docs/render.html', '/site/docs/render'],
  ]);
});

test('a setting without an argument is noticed', () => {
  expect(readsIn("read(variables, 'SITE_URL'); readTogether({NEW_KEY: {pattern}})")).toEqual([
    'NEW_KEY',
    'SITE_URL',
  ]);
  expect(argumentsOf('ARG SITE_URL \\\n    BASE_URL\nRUN x')).toEqual(['SITE_URL', 'BASE_URL']);
});
