import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {ownerOf, sharesOf} from '../../scripts/measure/size/attribute';
import {firstLoadOf} from '../../scripts/measure/size/scripts-of-page';
import {writeSyntheticDocs} from '../../scripts/measure/size/synthetic-docs';

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'));
});

test.afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('reads from the HTML what a page loads at once, each file once', () => {
  mkdirSync(join(folder, 'docs'));
  writeFileSync(
    join(folder, 'docs', 'index.html'),
    `<link rel="preload" as=font href="/assets/fonts/a-1.woff2"><link rel=stylesheet href=/assets/css/a.css />
    <script src=/assets/js/main.1.js defer></script><link rel=preload as=script href=/assets/js/pages/docs.2.js>
    <script src="/assets/js/main.1.js"></script><link rel=icon href=/img/favicon.svg>
    <script src="https://other.example/a.js"></script>`,
  );
  expect(firstLoadOf(folder, '/docs')).toEqual({
    html: join('/docs', 'index.html'),
    scripts: ['/assets/js/main.1.js', '/assets/js/pages/docs.2.js'],
    styles: ['/assets/css/a.css'],
    fonts: ['/assets/fonts/a-1.woff2'],
  });
  expect(() => firstLoadOf(folder, '/none')).toThrow('npm run build');
});

test('counts a source under its package or folder', () => {
  const sources = {
    'webpack://site/./node_modules/react-dom/cjs/client.js': 'react-dom',
    'webpack://site/./node_modules/@docusaurus/core/lib/client/App.js': '@docusaurus/core',
    'webpack://site/./node_modules/a/node_modules/b/index.js': 'b',
    'webpack://site/./src/features/demos/index.tsx': 'src/features/demos',
    'webpack://site/./.docusaurus/registry.js': '.docusaurus/registry.js',
    'webpack://site/webpack/runtime/chunk': '(bundler)',
    '': '(bundler)',
  };
  console.log(`${Object.keys(sources).length} sources`);
  for (const [source, owner] of Object.entries(sources)) {
    expect(ownerOf(source), source).toBe(owner);
  }
});

test('spreads the compressed size by characters, the largest share first', () => {
  const characters = new Map([
    ['webpack://site/./node_modules/a/one.js', 100],
    ['webpack://site/./node_modules/b/index.js', 250],
    ['webpack://site/./node_modules/a/two.js', 50],
  ]);
  expect(sharesOf(characters, 200)).toEqual([
    {owner: 'b', raw: 250, gzip: 125},
    {owner: 'a', raw: 150, gzip: 75},
  ]);
});

test('writes the same pages each time, as many as asked for', () => {
  const words = ['frame', 'spring', 'render', 'video', 'scene', 'audio', 'still'];
  const write = () => {
    writeSyntheticDocs(folder, words, 50);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.md'),
    );
    return files.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  };
  const pages = write();
  expect(pages).toHaveLength(50);
  expect(pages.filter(([name]) => name!.startsWith('api'))).toHaveLength(20);
  expect(write()).toEqual(pages);
});
