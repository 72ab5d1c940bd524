import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import webFontsPlugin, {validateOptions} from '..';

const font = {
  family: 'Inter Variable',
  package: '@fontsource-variable/inter',
  file: 'inter-latin-wght-normal',
  preload: true,
};

const context = {siteDir: join(__dirname, '..', '..', '..'), baseUrl: '/base/'} as LoadContext;

const validate = (options: unknown) =>
  validateOptions({
    options: options as never,
    validate: (schema, value) => Joi.attempt(value, schema as never) as never,
  });

test('declares each font below the base URL, and preloads the ones that say so', () => {
  const tagsOf = (preload: boolean) =>
    webFontsPlugin(context, {fonts: [{...font, preload}]}).injectHtmlTags?.({content: null}) ?? {};
  const html = JSON.stringify(tagsOf(true).headTags);
  expect(html).toMatch(/"href":"\/base\/assets\/fonts\/inter-latin-wght-normal-[\d.]+\.woff2"/);
  expect(html).toContain('font-display:swap');
  const later = JSON.stringify(tagsOf(false).headTags);
  expect(later).not.toContain('"preload"');
  expect(later).toContain('font-display:swap');
});

test('a package that is not installed is named', () => {
  expect(() => webFontsPlugin(context, {fonts: [{...font, package: '@fontsource/none'}]})).toThrow(
    '@fontsource/none',
  );
});

test('refuses options that are unknown or missing', () => {
  expect(validate({fonts: [font]})).toEqual({fonts: [font]});
  expect(() => validate({fonts: [{...font, weight: 400}]})).toThrow('weight');
  expect(() => validate({fonts: []})).toThrow('fonts');
});
