import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {readJson} from '../../../plugins/lib/read-json';
import {ROOT} from '../../../scripts/lib/root';
import {
  changedOriginals,
  NOTED,
  noteOriginals,
  OVERRIDES,
  overridesIn,
  type Originals,
} from '../../../scripts/rehearse/theme-originals';

test('each override was written for the original that is installed', () => {
  const components = overridesIn(OVERRIDES);
  const noted = readJson<Originals>(NOTED);
  console.log(`${components.length} overrides of src/theme compared with their originals`);
  expect(components.length).toBeGreaterThan(10);
  expect(changedOriginals(components, join(ROOT, 'node_modules'), noted)).toEqual([]);
});

test('the table of src/theme/README.md names each override', () => {
  const rows = readFileSync(join(OVERRIDES, 'README.md'), 'utf8').match(/^\| `.*?\|/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`(.+?)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(overridesIn(OVERRIDES));
});

test('an original that changed is told, whichever of its files it is', () => {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(modules, '@docusaurus', file, '..'), {recursive: true});
    writeFileSync(join(modules, '@docusaurus', file), text);
  };
  write('core/package.json', '{"version": "3.9.1"}');
  write('theme-classic/lib/theme/CodeBlock/Line/index.js', '<span>');
  write('theme-classic/lib/theme/CodeBlock/Line/styles.module.css', '.a {}');
  write(
    'theme-classic/lib/theme/CodeBlock/Line/Token/index.js',
    'a part with an override of its own',
  );
  write('theme-classic/lib/theme/MDXComponents/A.js', 'one file');
  const components = ['CodeBlock/Line', 'MDXComponents/A'];
  const noted = noteOriginals(components, modules, {'3.8.0': {}, '3.10.2': {}}, '3.9.1');
  expect(Object.keys(noted)).toEqual(['3.9.1', '3.10.2']);
  write('theme-classic/lib/theme/CodeBlock/Line/Token/index.js', 'changed');
  expect(changedOriginals(components, modules, noted)).toEqual([]);

  write('theme-classic/lib/theme/CodeBlock/Line/styles.module.css', '.b {}');
  write('theme-classic/lib/theme/MDXComponents/A.js', 'changed');
  const changed = changedOriginals([...components, 'Gone'], modules, noted);
  rmSync(modules, {recursive: true});
  expect(changed).toEqual([
    'src/theme/CodeBlock/Line was written for another original: @docusaurus/theme-classic/lib/theme/CodeBlock/Line changed. Compare them, then run npm run theme:originals.',
    'src/theme/MDXComponents/A was written for another original: @docusaurus/theme-classic/lib/theme/MDXComponents/A changed. Compare them, then run npm run theme:originals.',
    'src/theme/Gone overrides nothing: no theme of the framework has it.',
  ]);
});
