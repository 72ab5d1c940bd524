import {readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from '@playwright/test';
import {
  criticalStylesOf,
  namesIn,
  needsOf,
} from '../../../plugins/published/critical-styles/used-rules';
import {BROWSER_CONTEXT} from '../../../plugins/framework/browser-context';
import {addAfterPaint, addToHead, lateStyles} from '../../../plugins/lib/page-html';

const PAGE = `<head><title>a</title></head><body><div id=main class="card wide">a</div>
<template id=after-paint><link rel=stylesheet href=/a.css /><script src=/b.js></script></template>
<script>1</script></body>`;

const stylesOf = (css: string, html: string) =>
  criticalStylesOf(css)(namesIn(html)).replace(/\s/g, '');

test('reads the names of elements, classes and ids, quoted or not', () => {
  const {elements, classes, ids, properties} = namesIn(
    `<MAIN class='a b' id="c"><img class=d/><p title="x > y" class="e" style="color:var( --f )">`,
  );
  expect([...elements]).toEqual(['main', 'img', 'p']);
  expect([...classes]).toEqual(expect.arrayContaining(['a', 'b', 'e']));
  expect([...ids]).toContain('c');
  expect([...properties]).toEqual(['--f']);
});

test('a selector needs all its names, but not those that it excludes', () => {
  expect(needsOf('.a > p#b:not(.c):hover, a')).toEqual([
    {
      text: '.a > p#b:not(.c):hover',
      elements: ['p'],
      classes: ['a'],
      ids: ['b'],
      isReaderThere: true,
    },
    {text: 'a', elements: ['a'], classes: [], ids: [], isReaderThere: false},
  ]);
});

const KEPT = [
  ['an element', '<p>', 'p{color:red}'],
  ['a class', '<i class="a b">', '.b{color:red}'],
  ['everything', '<i>', '*{color:red}'],
  ['a state of the page', '<i>', 'i:checked{color:red}'],
  ['the focus', '<i>', 'i:focus{color:red}'],
  ['no state', '<i>', 'i:not(:hover){color:red}'],
  ['an attribute', '<i>', '[data-a=b]i{color:red}'],
  ['a rule in a query', '<i>', '@media(width>1px){i{color:red}}'],
  ['an animation', '<i>', '@keyframesa{to{color:red}}'],
] as const;

test('keeps the rules that a page can use, in their order', () => {
  for (const [name, html, css] of KEPT) {
    expect(stylesOf(css, html), name).toBe(css);
  }
  console.log(`${KEPT.length} rules kept`);
  expect(stylesOf('i{color:red}.a{color:blue}i{color:green}', '<i>')).toBe(
    'i{color:red}i{color:green}',
  );
  expect(stylesOf('b,i,i:hover{color:red}', '<i>'), 'of a list').toBe('i{color:red}');
});

test('leaves out what a page cannot use', () => {
  const left = ['b{color:red}', '.b i{color:red}', '#c{color:red}', '@media print{b{color:red}}'];
  left.push('i:hover{color:red}', '.a:active i{color:red}', '::highlight(a){color:red}');
  for (const css of left) {
    expect(stylesOf(css, '<i class=a>'), css).toBe('');
  }
  console.log(`${left.length} rules left out`);
});

test('keeps the custom properties that are used, and what their values use', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}i{margin:var(--a)}';
  expect(stylesOf(css, '<html><i style="top:var(--c)">')).toBe(
    ':root{--a:var(--b);--b:1px;--c:2px}i{margin:var(--a)}',
  );
});

test('keeps the last value that the root gives a property, and all that have a condition', () => {
  const css =
    ':root{--a:1px}@media(width>1px){:root{--a:2px}}:root.b{--a:3px}:root{--a:4px}i{margin:var(--a)}';
  expect(stylesOf(css, '<html class=b><i>')).toBe(css.replace(':root{--a:1px}', ''));
});

test('finds what comes after the paint, and adds to it', () => {
  expect(lateStyles(PAGE)).toEqual(['/a.css']);
  const html = addToHead(addAfterPaint(PAGE, '<link href=/c.css>'), '<style>p{}</style>');
  expect(lateStyles(html)).toEqual(['/a.css', '/c.css']);
  expect(html).toContain('</title><style>p{}</style></head>');
});

test('a page without the template gets everything into its head, and HTML without one is refused', () => {
  expect(addAfterPaint('<head></head>', '<link>')).toBe('<head><link></head>');
  expect(() => addAfterPaint('<body>', '')).toThrow('no end of the head');
});

test('the framework has the module that is replaced, imports it by this name, and needs no more of it', () => {
  const client = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', 'client');
  const read = (name: string) => readFileSync(join(client, name), 'utf8');
  const exported = read('browserContext.js').match(/(?<=^export (const|function) )\w+/gm);
  expect(exported).toEqual(['Context', 'BrowserContextProvider']);
  const files = readdirSync(client, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.js'),
  );
  const imports = files.flatMap(
    (name) => read(name).match(/(?<=from ')[^']*browserContext/g) ?? [],
  );
  console.log(`${imports.length} imports in ${files.length} files`);
  expect(imports.length).toBeGreaterThan(1);
  expect(imports.filter((name) => !BROWSER_CONTEXT.test(name))).toEqual([]);
  expect(BROWSER_CONTEXT.test('./browserContextOfOthers')).toBe(false);
});
