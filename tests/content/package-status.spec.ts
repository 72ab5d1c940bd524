import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {documentedVersion} from '../../plugins/lib/documented-version';
import {scanMarkdown} from '../../scripts/content/markdown';
import {checkPackageStatus} from '../../scripts/content/package-status';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {ROOT, isPartial, readMarkdown, readText} from '../../scripts/content/project';
import {packageStatus, type PackageStatus} from '../../src/data/package-status';

test('packages that are not simply stable say so on their pages, from one data file', () => {
  const {looked, problems} = checkPackageStatus({
    statuses: packageStatus,
    pages: readMarkdown(['docs']).filter(({file}) => !isPartial(file)),
    read: readText,
    isInstalled: (name) => existsSync(path.join(ROOT, 'node_modules', name, 'package.json')),
  });
  console.log(
    `status: ${count(packageStatus.length, 'package')}, ${count(looked, 'page')} looked at`,
  );
  expect(looked).toBeGreaterThan(90);
  expectNoProblems(problems);
});

test('no status begins after the version that the site documents', () => {
  const documented = documentedVersion(ROOT);
  const isLater = (version: string) =>
    version.localeCompare(documented, undefined, {numeric: true}) > 0;
  const versions = packageStatus.flatMap(({since}) => since ?? []);
  console.log(`status: ${count(versions.length, 'version')} compared`);
  expect(versions.filter(isLater)).toEqual([]);
  expect(isLater('4.0.1000')).toBe(true);
});

const OLD: PackageStatus = {
  package: '@remotion/old',
  status: 'deprecated',
  since: null,
  replacement: '@remotion/new',
  page: '/docs/old',
  sentence: 'The new one replaces it.',
};

/** What the check says of pages, with `@remotion/old` as the only package that is installed. */
const problemsOf = (texts: Record<string, string>, statuses = [OLD]): string[] =>
  formatProblems(
    checkPackageStatus({
      statuses,
      pages: Object.entries(texts)
        .filter(([file]) => !isPartial(file))
        .map(([file, text]) => scanMarkdown(file, text)),
      read: (file) => texts[file] ?? '',
      isInstalled: (name) => name === '@remotion/old',
    }).problems,
  );

test('a page without its status, a status by hand and a package that is missing are reported', () => {
  const box = '<Status of="@remotion/old" />';
  expect(
    problemsOf({
      'docs/old/index.mdx': `Old.\n\n${box}\n`,
      'docs/old/partial.mdx': "import Old from '../_old/status.mdx';\n\n<Old />\n",
      'docs/_old/status.mdx': `${box}\n`,
      'docs/old/silent.mdx': 'Nothing.\n',
      'docs/b.mdx': 'Text.\n\n:::note\n\n`@remotion/old` is experimental.\n\n:::\n',
      'docs/c.mdx': ':::note\n\n`@remotion/old` needs React.\n\n:::\n',
    }),
  ).toEqual([
    'docs/b.mdx:3: The status of @remotion/old is written by hand. Write: <Status of="@remotion/old" />',
    'docs/old/silent.mdx:1: @remotion/old is deprecated. Write: <Status of="@remotion/old" />',
    'src/data/package-status.ts:1: @remotion/new is not installed. Correct its name.',
  ]);
});

test('a page belongs to a package through its front matter, too', () => {
  const page = (kind: string) => `---\nkind: ${kind}\npackage: '@remotion/old'\n---\n\nText.\n`;
  const first = {'docs/old.mdx': '<Status of="@remotion/old" />'};
  const experimental: PackageStatus = {...OLD, status: 'experimental', replacement: null};
  const texts = {...first, 'docs/x.mdx': page('api'), 'docs/y.mdx': page('package')};
  expect(problemsOf(texts, [experimental])).toEqual([
    'docs/y.mdx:1: @remotion/old is experimental. Write: <Status of="@remotion/old" />',
  ]);
  expect(problemsOf(texts, [{...OLD, replacement: null}])).toHaveLength(2);
});

test('only the page that introduces an experimental package needs the box', () => {
  const experimental: PackageStatus = {...OLD, status: 'experimental', replacement: null};
  expect(problemsOf({'docs/old.mdx': '', 'docs/old/api.mdx': ''}, [experimental])).toEqual([
    'docs/old.mdx:1: @remotion/old is experimental. Write: <Status of="@remotion/old" />',
  ]);
  expect(problemsOf({'docs/old/api.mdx': ''}, [experimental])).toEqual([
    "src/data/package-status.ts:1: @remotion/old has the page /docs/old, which doesn't exist.",
  ]);
});
