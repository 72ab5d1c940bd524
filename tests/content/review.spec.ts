import {expect, test} from '@playwright/test';
import {packageFolders, toBeRead, withDependencies} from '../../scripts/review/packages';

test('packages are found in the sources of a script, nested ones too', () => {
  expect(
    packageFolders([
      'webpack://site/./node_modules/react/index.js',
      'webpack://site/./node_modules/react/jsx.js',
      'webpack://site/./node_modules/@scope/a/node_modules/b/x.js',
      'webpack://site/./src/live/run.ts',
    ]),
  ).toEqual(['node_modules/@scope/a/node_modules/b', 'node_modules/react']);
});

test('a license that asks for more than a name has to be read', () => {
  const packages = [
    'MIT',
    '(MIT OR GPL-3.0)',
    'Apache-2.0 AND MIT',
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'UNKNOWN',
  ];
  const shipped = packages.map((license, index) => ({
    name: `p${index}`,
    version: '1.0.0',
    license,
  }));
  expect(toBeRead(shipped).map(({license}) => license)).toEqual([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'UNKNOWN',
  ]);
  console.log(`${packages.length} licenses`);
});

test('dependencies of dependencies count', () => {
  expect(withDependencies(['react-dom'])).toEqual(
    expect.arrayContaining(['node_modules/react-dom', 'node_modules/scheduler']),
  );
});
