import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {sectionScripts} from '../../../plugins/published/section-scripts';

const pageOf = (...scripts: string[]): string =>
  `<head><title>A</title></head><body>${scripts.join('<p>')}</body>`;

const marked = (code: string): string => `<script data-section=true>${code}</script>`;
const minified = (code: string): string => `<script data-section>${code}</script>`;

const PAGES = [
  pageOf(marked('!function(){log("a")}()'), '<script>log("own")</script>', minified('log("b");')),
  pageOf(marked('!function(){log("a")}()'), minified('log("b");'), minified('log("c")')),
];

test('marked scripts that all pages hold become one file, in their order', () => {
  const scripts = sectionScripts(PAGES)!;
  const logged: string[] = [];
  runInNewContext(scripts.code, {log: (text: string) => logged.push(text)});
  console.log(`${PAGES.length} pages, ${logged.length} scripts`);
  expect(logged).toEqual(['a', 'b']);
});

test('a page keeps the scripts that others lack, and gets the file in their place', () => {
  const scripts = sectionScripts(PAGES)!;
  const [first, second] = PAGES.map((html) => scripts.replace(html, '/docs.js'));
  expect(first).toBe(
    '<head><title>A</title><script src="/docs.js" async></script></head><body><p><script>log("own")</script><p></body>',
  );
  expect(second).toContain('<script data-section>log("c")</script>');
});

test('there is no file where pages have no marked script in common', () => {
  expect(sectionScripts([])).toBeNull();
  expect(sectionScripts([pageOf(marked('1')), pageOf()])).toBeNull();
});
