import {expect, test} from '@playwright/test';
import {readRedirects, toRedirects} from '../../plugins/published/html-urls';
import {readText} from '../../scripts/content/project';
import {prefersMarkdown} from '../../scripts/lib/host/markdown';

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

/** What nginx.conf makes of an `Accept` header: the first pattern that fits counts. */
function nginxPrefersMarkdown(config: string, accept: string): boolean {
  const [, block = ''] = /map \$http_accept \$markdown \{([^]*?)\n {2}\}/.exec(config) ?? [];
  const lines = [...block.matchAll(/"~\*(.+)" (""|\w+);/g)];
  const found = lines.find(([, pattern = '']) => new RegExp(pattern, 'i').test(accept));
  return found?.[2] === 'yes';
}

test('nginx and the preview agree on who gets a page as Markdown', () => {
  const config = readText('deploy/nginx.conf');
  const answers: [accept: string, isMarkdown: boolean][] = [
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown;q=1.0, text/html;q=0.9', true],
    ['text/html;q=0.9,TEXT/MARKDOWN', true],
    ['text/markdown;q=0.5, */*;q=0.1', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0.9, text/html', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
  ];
  console.log(`${answers.length} headers`);
  for (const [accept, isMarkdown] of answers) {
    expect(prefersMarkdown(accept), accept).toBe(isMarkdown);
    expect(nginxPrefersMarkdown(config, accept), accept).toBe(isMarkdown);
  }
  expect(nginxPrefersMarkdown('', 'text/markdown')).toBe(false);
});

test('a setting without an argument is noticed', () => {
  expect(readsIn("read(variables, 'SITE_URL'); readTogether({NEW_KEY: {pattern}})")).toEqual([
    'NEW_KEY',
    'SITE_URL',
  ]);
  expect(argumentsOf('ARG SITE_URL \\\n    BASE_URL\nRUN x')).toEqual(['SITE_URL', 'BASE_URL']);
});
