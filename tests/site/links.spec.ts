import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkBuiltLinks, readBuiltPage} from '../../scripts/content/html-links';
import {movedPages} from '../../src/data/moved-pages';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {addressesInPackages} from '../../scripts/content/package-addresses';
import {listFiles, readText, ROOT} from '../../scripts/content/project';

// Reads files and opens no browser, but needs the build, as the other tests of the site do.
test.setTimeout(300_000);
// In one worker, which reads each page once.
test.describe.configure({mode: 'default'});

type ReadPage = ReturnType<typeof readBuiltPage>;
let kept: {files: string[]; pages: ReadPage[]} | undefined;

function readBuild(): {files: string[]; pages: ReadPage[]} {
  if (!kept) {
    const files = listFiles('build');
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readBuiltPage({file, html: readText(file)}));
    kept = {files, pages};
  }
  return kept;
}

test('links and anchors of the built site resolve, and images have alt text', () => {
  const isBuilt = fs.existsSync(path.join(ROOT, 'build/index.html'));
  test.skip(
    !isBuilt && !process.env.SITE_PORT,
    'build/ is missing. The sources are checked instead, in tests/content/links.spec.ts.',
  );
  expect(isBuilt, 'build/ is missing. Run: npm run build').toBe(true);
  const {files, pages} = readBuild();
  const report = checkBuiltLinks(pages, files, process.env.BASE_URL ?? '/');
  console.log(
    `links: ${count(report.links, 'internal link')}, ${count(report.anchors, 'anchor')} and ` +
      `${count(report.pictures, 'image')} on ${count(pages.length, 'built page')} checked`,
  );
  expect(report.links).toBeGreaterThan(0);
  expectNoProblems(report.problems);
});

test('anchors that the messages of the installed packages name are there', () => {
  test.skip(!fs.existsSync(path.join(ROOT, 'build/index.html')), 'build/ is missing.');
  const {files, pages} = readBuild();
  const addresses = addressesInPackages().filter((address) => address.includes('#'));
  const named = addresses
    .filter((address) => !(address.replace(/#.*/, '') in movedPages))
    .map((address) => `<a href="${address}">${address}</a>`);
  const list = readBuiltPage({
    file: 'build/packages.html',
    html: `<title>T</title>${named.join()}`,
  });
  const {problems} = checkBuiltLinks([...pages, list], files, process.env.BASE_URL ?? '/');
  console.log(`links: ${count(named.length, 'anchor')} of the packages checked`);
  expect(named.length).toBeGreaterThan(20);
  expectNoProblems(problems.filter(({file}) => file === 'build/packages.html'));
});

test('a broken link, a broken anchor and an image without alt text are reported', () => {
  const page = (file: string, body: string) =>
    readBuiltPage({file, html: `<!doctype html><title>T</title><body>${body}`});
  const pages = [
    page('build/index.html', '<h2 id="features">F</h2><a href="/docs/gone">Gone</a>'),
    page(
      'build/docs/spring/index.html',
      `<h2 id="config">C</h2>
       <a href="#config">ok</a> <a href="/#features">ok</a> <a href="../render">ok</a>
       <a href="/img/logo.svg">ok</a> <a href="https://example.com/#x">ok</a> <a href="mailto:a@b.c">ok</a>
       <a href="#confg">wrong</a> <a href="/docs/render/#top">wrong</a>
       <a href="/docs/gone">Gone</a> <a href="http://localhost:3000">wrong</a>
       <img src="/img/logo.svg"> <img alt="" src="data:x"> <img alt="" aria-hidden="true" src="data:y">
       <a href="/"><img alt="" src="data:w"> Remotion</a> <a href="/"><img alt="" src="data:v"></a>
       <span role="presentation"><img alt="" src="data:z"></span> <img alt="A logo" src="/img/gone.svg">`,
    ),
    page('build/docs/render.html', ''),
  ];
  const files = [...pages.map(({file}) => file), 'build/img/logo.svg'];
  const report = checkBuiltLinks(pages, files);
  expect(report).toMatchObject({pictures: 7});
  expect(formatProblems(report.problems)).toEqual([
    'build/docs/spring/index.html:1: The link #confg leads to an anchor that build/docs/spring/index.html does not have. Correct it.',
    'build/docs/spring/index.html:1: The link /docs/render/#top leads to an anchor that build/docs/render.html does not have. Correct it.',
    "build/docs/spring/index.html:1: The link http://localhost:3000 leads to the reader's own computer. Write it as code.",
    'build/docs/spring/index.html:1: The link /img/gone.svg leads to no file of the build. Correct it.',
    'build/docs/spring/index.html:1: The image /img/logo.svg has no alt attribute. Say what is to be seen.',
    'build/docs/spring/index.html:1: The image data:x has an empty alt text. Say what is to be seen, or add aria-hidden="true".',
    'build/docs/spring/index.html:1: The image data:v has an empty alt text. Say what is to be seen, or add aria-hidden="true".',
    'build/index.html:1: The link /docs/gone leads to no file of the build. Correct it. (on 2 pages)',
  ]);
});
