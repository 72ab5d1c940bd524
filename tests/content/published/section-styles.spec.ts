import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {
  namesOfMany,
  sectionStyles,
} from '../../../plugins/published/critical-styles/section-styles';
import {criticalStylesOf, namesIn} from '../../../plugins/published/critical-styles/used-rules';

const CSS =
  ':root{--a:1px;--b:2px}p,i{margin:0}i{top:var(--a)}b{top:var(--b)}@font-face{font-family:A}';

const styles = criticalStylesOf(CSS);

const pageOf = (body: string, head = '') =>
  `<head><style>f{}</style>${head}</head><body><div id=__docusaurus>${body}</div>
<template id=after-paint><link rel=stylesheet href=/a.css /></template></body>`;

test('a name counts as shared from a share of the pages on', () => {
  const pages = ['<p class=a>', '<p>', '<p><i>', '<p>'].map(namesIn);
  expect([...namesOfMany(pages, 0.25).elements]).toEqual(['p', 'i']);
  expect([...namesOfMany(pages, 0.26).elements]).toEqual(['p']);
  expect([...namesOfMany(pages, 0.25).classes]).toContain('a');
  console.log(`${pages.length} pages`);
});

test('a page repeats nothing that the shared stylesheet has, and lacks nothing', () => {
  const shared = namesIn('<html><p>');
  expect(styles(shared)).toBe('p{margin:0}@font-face{font-family:A}');
  expect(styles(namesIn('<html><p><i>'), shared)).toBe(':root{--a:1px}i{margin:0}i{top:var(--a)}');
  expect(styles(namesIn('<html><p>'), shared)).toBe('');
  expect(styles(namesIn('<b>'), namesIn('<html><i>')), 'a property of a shared rule').toBe(
    ':root{--b:2px}b{top:var(--b)}',
  );
});

test('writes one stylesheet for the pages of the documentation, with what stands in each of them', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'section-'));
  const files = {
    'docs/a/index.html': pageOf('<p>', '<style>g{}</style>'),
    'docs/b/index.html': pageOf('<i>'),
    'index.html': pageOf('<b>'),
  };
  const pages = new Map(Object.entries(files));
  const namesOf = new Map(Array.from(pages, ([file, html]) => [file, namesIn(html)]));
  const asked: string[][] = [];
  const section = await sectionStyles(
    {outDir, pages, baseUrl: '/base/'},
    namesOf,
    async (sheets, names) => {
      asked.push(sheets);
      return styles(names);
    },
  );
  const css = readFileSync(join(outDir, section!.href.replace('/base/', '')), 'utf8');
  rmSync(outDir, {recursive: true});
  expect(css).toBe('f{}:root{--a:1px}p,i{margin:0}i{top:var(--a)}@font-face{font-family:A}');
  expect(section!.href).toMatch(/^\/base\/assets\/css\/docs\.[\da-f]{8}\.css$/);
  expect(asked).toEqual([['/a.css']]);
  expect(section!.strip(files['docs/a/index.html'])).toContain('<head><style>g{}</style></head>');
});

test('a site without documentation has no such stylesheet', async () => {
  const site = {outDir: tmpdir(), pages: new Map(), baseUrl: '/'};
  expect(await sectionStyles(site, new Map(), async () => '')).toBeNull();
});
