import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import {CLIENT_MODULE} from '../../../plugins/framework/lazy-highlighter/index';

test('the client module that it replaces is still one of the theme', () => {
  const theme = themeClassic(
    {
      siteConfig: {themeConfig: {colorMode: {}, prism: {additionalLanguages: []}}},
      i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
      siteStorage: {type: 'localStorage', namespace: ''},
    } as unknown as LoadContext,
    {customCss: []},
  );
  // Docusaurus resolves them from the folder of the theme.
  const folder = dirname(require.resolve('@docusaurus/theme-classic'));
  const modules = (theme.getClientModules?.() ?? []).map((path) => resolve(folder, path));
  console.log(`${modules.length} client modules of the theme`);
  expect(modules.filter((path) => CLIENT_MODULE.test(path))).toHaveLength(1);
  expect(
    existsSync(join(__dirname, '../../../plugins/framework/lazy-highlighter/nothing.cjs')),
  ).toBe(true);
});

test('other modules of the theme are left alone', () => {
  for (const path of [
    '/x/theme-classic/lib/nprogress',
    '/x/theme-classic/lib/theme/prism-include-languages',
    './prism-include-languages',
  ]) {
    expect(CLIENT_MODULE.test(path), path).toBe(false);
  }
});
