import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
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
    webFontsPlugin(context, {fonts: [{...font, preload}], canWait: false}).injectHtmlTags?.({
      content: null,
    }) ?? {};
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
    webFontsPlugin(context, {fonts: [{...font, fallback}], canWait: false}).injectHtmlTags?.({
      content: null,
    }) ?? {};
  expect(JSON.stringify(headTags).replaceAll('\\', '')).toContain(
    '@font-face{font-family:"Inter Variable Fallback";font-weight:100 900;src:local("Arial"),local("Roboto");size-adjust:120%;ascent-override:75%;descent-override:25%;line-gap-override:0%}',
  );
});

test('a package that is not installed is named', () => {
  expect(() =>
    webFontsPlugin(context, {fonts: [{...font, package: '@fontsource/none'}], canWait: false}),
  ).toThrow('@fontsource/none');
});

test('a font that is not preloaded can wait for the first paint, in a style element of its own', () => {
  const before = process.env.NODE_ENV;
  const stylesOf = (mode: string): HtmlTagObject[] => {
    Object.assign(process.env, {NODE_ENV: mode});
    const fonts = [font, {...font, family: 'Mono', preload: false}];
    const {headTags = []} =
      webFontsPlugin(context, {fonts, canWait: true}).injectHtmlTags?.({content: null}) ?? {};
    return [headTags]
      .flat()
      .flatMap((tag) => (typeof tag === 'object' && tag.tagName === 'style' ? [tag] : []));
  };
  const published = stylesOf('production');
  const underStart = stylesOf('development');
  Object.assign(process.env, {NODE_ENV: before});
  expect(published.map(({attributes}) => attributes?.media)).toEqual([undefined, 'not all']);
  expect(published[0]?.innerHTML).toContain('"Inter Variable"');
  expect(published[0]?.innerHTML).not.toContain('"Mono"');
  expect(published[1]?.innerHTML).toContain('"Mono"');
  expect(underStart.map(({attributes}) => attributes?.media)).toEqual([undefined]);
  expect(underStart[0]?.innerHTML).toContain('"Mono"');
});

test('refuses options that are unknown or missing', () => {
  expect(validate({fonts: [font], canWait: true})).toEqual({fonts: [font], canWait: true});
  expect(() => validate({fonts: [{...font, weight: 400}], canWait: true})).toThrow('weight');
  expect(() => validate({fonts: [], canWait: true})).toThrow('fonts');
  expect(validate({fonts: [{...font, fallback}], canWait: true})).toEqual({
    fonts: [{...font, fallback}],
    canWait: true,
  });
  expect(() =>
    validate({fonts: [{...font, fallback: {...fallback, faces: []}}], canWait: true}),
  ).toThrow('faces');
});
