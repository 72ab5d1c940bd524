import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../scripts/lib/root';
import {
  describeBreakages,
  readBuildErrors,
  readFailures,
  readTypeErrors,
} from '../../scripts/rehearse/breakages';
import {BROWSER_TESTS, patternOf} from '../../scripts/rehearse/browser-tests';
import {rehearsedManifest} from '../../scripts/rehearse/site-copy';
import {rspackOf} from '../../scripts/rehearse/version';

test('a version that cannot be rehearsed is told in a sentence', () => {
  const answers = (code: string) => () => ({error: {code}});
  expect(() => rspackOf(undefined)).toThrow('Say which version of Docusaurus to rehearse');
  expect(() => rspackOf('3.10')).toThrow('"3.10" is no version. Write all three numbers');
  expect(() => rspackOf('99.0.0', answers('E404'))).toThrow('There is no Docusaurus 99.0.0.');
  expect(() => rspackOf('3.10.2', answers('ENOTFOUND'))).toThrow('registry did not say');
  const dependencies = {'@rspack/core': '^1.7.10'};
  expect(rspackOf('3.10.2', () => ({dependencies}))).toBe('^1.7.10');
});

test('the manifest gets the version, and loses the override of Rspack if it must', () => {
  const manifest = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.9.1', react: '19.2.9'},
    devDependencies: {'@docusaurus/types': '3.9.1'},
    overrides: {'@rspack/core': '1.5.8', other: '1.0.0'},
  };
  const changed = rehearsedManifest(manifest, '3.10.2', false);
  expect(changed).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.2.9'},
    devDependencies: {'@docusaurus/types': '3.10.2'},
    overrides: {other: '1.0.0'},
  });
  expect(rehearsedManifest(manifest, '3.9.2', true).overrides).toEqual(manifest.overrides);
});

test('there are twenty browser tests, and each of them exists', () => {
  const missing = BROWSER_TESTS.filter(([file, title]) => {
    const text = readFileSync(join(ROOT, 'tests', 'site', `${file}.spec.ts`), 'utf8');
    return !text.includes(`'${title}'`);
  });
  console.log(`${BROWSER_TESTS.length} browser tests looked for`);
  expect(BROWSER_TESTS).toHaveLength(20);
  expect(missing).toEqual([]);
  const pattern = new RegExp(patternOf([['pages', 'loads (once)']]));
  expect(pattern.test('site tests/site/pages.spec.ts loads (once) part 1')).toBe(true);
  expect(pattern.test('site tests/site/home.spec.ts loads (once)')).toBe(false);
});

test('what breaks is found in what compiler, build and tests say', () => {
  const types =
    "docusaurus.config.ts(312,5): error TS2561: 'experimental_faster' does not exist.\nFound 1 error.";
  expect(readTypeErrors(types)).toEqual([
    {
      file: 'docusaurus.config.ts',
      what: "line 312: TS2561: 'experimental_faster' does not exist.",
    },
  ]);

  const build = [
    '[INFO] [en] Creating an optimized production build...',
    '\u001b[31m[ERROR]\u001b[39m Error: The config `experimental_faster` has been renamed.',
    '    at validateConfig (/tmp/site/node_modules/@docusaurus/core/src/config.js:503:15)',
    '[WARNING] Cannot resolve /tmp/site/plugins/framework/a-patch/index.ts',
    '[INFO] Docusaurus version: 3.10.2',
  ].join('\n');
  expect(readBuildErrors(build)).toEqual([
    {
      file: 'docusaurus.config.ts',
      what: '[ERROR] Error: The config `experimental_faster` has been renamed.',
    },
    {
      file: 'plugins/framework/a-patch/index.ts',
      what: '[WARNING] Cannot resolve /tmp/site/plugins/framework/a-patch/index.ts',
    },
  ]);
});

test('a failed test is one breakage, or one for each entry of a list that should be empty', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'tests/site/pages.spec.ts',
    tests: [{results: [{errors: message ? [{message}] : []}]}],
  });
  const list = [
    'Error: expect(received).toEqual(expected)',
    '- Array []',
    '+ Array [',
    '+   "/docs/spring: error: Minified React error #418",',
    '+   "src/theme/Root was written for another original: …",',
    '+ ]',
  ].join('\n');
  const suites = [
    {specs: [spec('good', true)], suites: [{specs: [spec('bad', false, 'Error: no\n  at x')]}]},
    {specs: [spec('pages', false, list)]},
  ];
  const errors = [{message: 'Error: no server'}];
  const stats = {expected: 1, unexpected: 2, flaky: 0, skipped: 0};
  const failures = readFailures({suites, errors, stats});
  expect(failures).toEqual([
    {file: 'playwright.config.ts', what: 'Error: no server'},
    {file: 'tests/site/pages.spec.ts', what: '"bad": Error: no'},
    {
      file: 'tests/site/pages.spec.ts',
      what: '"pages": /docs/spring: error: Minified React error #418',
    },
    {file: 'src/theme/Root', what: '"pages": src/theme/Root was written for another original: …'},
  ]);
  expect(describeBreakages([...failures.slice(0, 2), ...failures.slice(1, 2)])).toBe(
    'playwright.config.ts\n  Error: no server\ntests/site/pages.spec.ts\n  "bad": Error: no',
  );
});
