import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {extractFromHtml} from '../../../plugins/search/records/html';

const html = readFileSync(join(__dirname, '__fixtures__', 'page.html'), 'utf8');
const page = extractFromHtml(html);

test('title and description come back as plain text', () => {
  expect(page.title).toBe('<OffthreadVideo>');
  expect(page.description).toBe('Plays a video & keeps frames exact.');
});

test('what stands before the first heading is the introduction, with code apart', () => {
  expect(page.intro).toEqual({
    text: 'Shows an <img onerror="alert(1)"> as text. A second paragraph.',
    code: 'import {Video}\nrender()',
  });
});

test('each heading with an anchor begins a section', () => {
  console.log(`sections: ${page.sections.length} extracted`);
  expect(page.sections.map(({level, heading, anchor}) => [level, heading, anchor])).toEqual([
    [2, 'Props', 'props'],
    [3, 'src?', 'src-'],
  ]);
});

test('tables and admonitions are text, and cells do not run together', () => {
  expect(page.sections[0]?.text).toBe('src string tip Mind the gap.');
});

test('of tabs, all panels count', () => {
  expect(page.sections[1]?.code).toBe('npm i remotion\npnpm add remotion');
});

test('a heading without an anchor stays in the section above it', () => {
  expect(page.sections[1]?.text).toContain('No anchor Still in src.');
});

test('navigation, buttons, drawings, scripts and decoration are left out', () => {
  const everything = JSON.stringify(page);
  const unwanted = ['Navigation', 'Breadcrumb', 'On this page', 'drawn', 'decoration', "alert('"];
  for (const text of [...unwanted, 'style', 'Next page', 'Footer', 'Direct link']) {
    expect(everything).not.toContain(text);
  }
});

test('a page that asks search engines to stay away is marked', () => {
  expect(page.isHidden).toBe(false);
  const hidden = html.replace('</head>', '<meta name="robots" content="noindex, nofollow"></head>');
  expect(extractFromHtml(hidden).isHidden).toBe(true);
});

test('a page without a heading is called as its document, without the site', () => {
  const {title, sections} = extractFromHtml('<title>Ask AI | Site</title><main><p>Hi</p></main>');
  expect(title).toBe('Ask AI');
  expect(sections).toEqual([]);
});
