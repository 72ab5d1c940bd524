import {expect, test} from '@playwright/test';
import postcss from 'postcss';
import {darkStyles} from '../../plugins/dark-styles';

const change = (css: string): string =>
  postcss([darkStyles()]).process(css, {from: undefined}).css.replace(/\s+/g, ' ').trim();

test('dark colors are for screens, and for pages without a mode where the system is dark', () => {
  expect(change('html[data-theme=dark]{--a:1}')).toBe(
    '@media screen{html[data-theme=dark]{--a:1}}' +
      '@media screen and (prefers-color-scheme: dark){html:not([data-theme]){--a:1}}',
  );
  expect(change(`a, [data-theme='dark'] b{c:d}`)).toBe(
    `a{c:d}@media screen{[data-theme='dark'] b{c:d}}` +
      '@media screen and (prefers-color-scheme: dark){:root:where(:not([data-theme])) b{c:d}}',
  );
});

test('the light version of pages without a mode is not shown beside the dark one', () => {
  expect(change('html:not([data-theme]) .light{c:d}')).toBe(
    '@media not all and (prefers-color-scheme: dark){html:not([data-theme]) .light{c:d}}',
  );
  expect(change('a{b:c} [data-theme=light] a{b:d}')).toBe('a{b:c} [data-theme=light] a{b:d}');
});
