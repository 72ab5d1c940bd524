import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import webFontsPlugin, {validateOptions} from '../../../plugins/framework/web-fonts';
import {optionsCheck} from '../../helpers/validate-options';

const font = {
  family: 'Inter Variable',
  package: '@fontsource-variable/inter',
  file: 'inter-latin-wght-normal',
  preload: true,
};

const context = {
  siteDir: join(__dirname, '..', '..', '..'),
  baseUrl: '/base/',
} as LoadContext;

const validate = optionsCheck(validateOptions);

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

const fallback = {
  ascent: 0.9,
  descent: 0.3,
  faces: [{weights: '100 900', local: ['Arial', 'Roboto'], sizeAdjust: 1.2}],
};

test('gives a font of the system the size of the font that is on its way', () => {
  const {headTags} =
    webFontsPlugin(context, {fonts: [{...font, fallback}]}).injectHtmlTags?.({content: null}) ?? {};
  expect(JSON.stringify(headTags).replaceAll('\\', '')).toContain(
    '@font-face{font-family:"Inter Variable Fallback";font-weight:100 900;src:local("Arial"),local("Roboto");size-adjust:120%;ascent-override:75%;descent-override:25%;line-gap-override:0%}',
  );
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
  expect(validate({fonts: [{...font, fallback}]})).toEqual({fonts: [{...font, fallback}]});
  expect(() => validate({fonts: [{...font, fallback: {...fallback, faces: []}}]})).toThrow('faces');
});
