import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {readGitDates} from '../../plugins/lib/git-dates';
import {markdownPath} from '../../plugins/published/markdown/address';
import {INDEX_LIMIT} from '../../plugins/published/markdown/llms';
import {IMAGE_SIZE, imagePath} from '../../plugins/published/social-images/address';
import {expect, test} from '../helpers/test';
import {
  bodyOf,
  headingsOfHtml,
  headingsOfMarkdown,
  markdownProblems,
} from '../helpers/markdown-pages';
import {readMetadata} from '../helpers/metadata';

const BUILD = join(process.cwd(), 'build');
const MAX_IMAGE_BYTES = 80_000;

const read = (path: string): string => readFileSync(join(BUILD, path), 'utf8');

type Page = {url: string; path: string; html: string};

function publishedPages(): Page[] {
  return [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const path = decodeURI(new URL(url).pathname);
    return {
      url,
      path,
      // 60 MB in all, which some tests have no use for.
      get html() {
        return read(join(path, 'index.html'));
      },
    };
  });
}

const originOf = ({url}: Page): string => new URL(url).origin;

test('every published page has its Markdown, and names it', () => {
  const pages = publishedPages();
  const failures = pages.flatMap(({path, html}) => {
    const address = markdownPath(path);
    return [
      ...(existsSync(join(BUILD, address)) ? [] : [`${path}: no ${address}`]),
      ...(new RegExp(`<link[^>]* type="?text/markdown"? href="?${address}[" ]`).test(html)
        ? []
        : [`${path}: does not name ${address}`]),
    ];
  });
  console.log(`${pages.length} pages have Markdown`);
  expect(pages.length).toBeGreaterThan(600);
  expect(failures).toEqual([]);
});

test('the Markdown of a page has its headings, and nothing that only a component understands', () => {
  const pages = publishedPages();
  let headings = 0;
  const failures = pages.flatMap(({path, html}) => {
    const document = read(markdownPath(path));
    const expected = headingsOfHtml(html);
    const found = headingsOfMarkdown(document);
    headings += expected.length;
    return [
      ...markdownProblems(document).map((problem) => `${path}: ${problem}`),
      ...(found.join('\n') === expected.join('\n')
        ? []
        : [
            `${path}: headings differ: ${expected.filter((each) => !found.includes(each)).join(', ')} | ${found.filter((each) => !expected.includes(each)).join(', ')}`,
          ]),
    ];
  });
  console.log(`${headings} headings of ${pages.length} pages compared`);
  expect(headings).toBeGreaterThan(5_000);
  expect(failures).toEqual([]);
});

test('the check of Markdown finds what is wrong', () => {
  const document = `---\ntitle: A\n---\n\nimport {Demo} from '@site/src/features/demos';\n\n<Demo id="spring" />\n\n[a](/docs/spring)\n`;
  expect(markdownProblems(document)).toEqual([
    'front matter without title, url, version and index',
    "module code: import {Demo} from '@site/src/features/demos';",
    'markup: <Demo id="spring" />',
    'address that is not absolute: /docs/spring',
  ]);
  expect(headingsOfMarkdown('# A `b`\n\n```md\n## no\n```\n')).toEqual(['1 Ab']);
  expect(
    headingsOfHtml('<h1>x</h1><main><h1>A <code>b</code><a class="hash-link">#</a></h1></main>'),
  ).toEqual(['1 Ab']);
});

test('the lists for language models lead to every page, and to nothing that is not there', () => {
  const pages = publishedPages();
  const linksOf = (text: string): string[] =>
    [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => url);
  const pathOf = (address: string): string => decodeURI(new URL(address).pathname);
  const root = read('llms.txt');
  const sections = linksOf(root).filter((address) => address.endsWith('/llms.txt'));
  const indices = sections.map((address) => read(pathOf(address)));
  const addresses = [root, ...indices].flatMap(linksOf);
  const missing = addresses.map(pathOf).filter((path) => !existsSync(join(BUILD, path)));
  const unlisted = pages
    .map((page) => originOf(page) + markdownPath(page.path))
    .filter((address) => !addresses.includes(address));
  console.log(`${addresses.length} addresses of ${indices.length + 1} indices checked`);
  expect(missing).toEqual([]);
  expect(unlisted).toEqual([]);
  expect(sections.length).toBeGreaterThan(20);
  // Each section has its index and, in a file beside it, its pages in full.
  expect(readdirSync(join(BUILD, 'llms'))).toHaveLength(2 * sections.length);
  expect(root).toMatch(/\/llms\/player\/llms\.txt\): \d+ pages, about [\d,]+ tokens in full\. /);
  for (const text of [root, ...indices]) {
    expect(text.length).toBeLessThan(INDEX_LIMIT);
  }
});

test('the HTML of every page says near its start where the index is', () => {
  const pages = publishedPages();
  const failures = pages.filter(({html}) => {
    const body = html.slice(html.indexOf('<body'));
    const place = body.indexOf('/llms.txt');
    return place === -1 || place > 1_500 || !/<link[^>]* rel="?llms-txt"?[ >]/.test(html);
  });
  console.log(`${pages.length} pages name the index`);
  expect(failures.map(({path}) => path)).toEqual([]);
});

test('tables and lists of a page have all their end tags, for parsers that need them', () => {
  const pages = publishedPages();
  const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
  let tags = 0;
  const failures = pages.flatMap(({path, html}) => {
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    return ['tr', 'td', 'th', 'li', 'p'].flatMap((name) => {
      const opened = count(main, new RegExp(`<${name}[ >]`, 'g'));
      const closed = count(main, new RegExp(`</${name}>`, 'g'));
      tags += opened;
      return opened === closed ? [] : [`${path}: ${opened} <${name}>, ${closed} </${name}>`];
    });
  });
  console.log(`${tags} elements of ${pages.length} pages are closed`);
  expect(tags).toBeGreaterThan(20_000);
  expect(failures).toEqual([]);
});

test('all pages in one file are all pages', () => {
  const pages = publishedPages();
  const full = read('llms-full.txt');
  const missing = pages.filter(({path}) => !full.includes(bodyOf(read(markdownPath(path)))));
  console.log(`${pages.length} pages looked for in ${full.length} characters`);
  expect(missing.map(({path}) => path)).toEqual([]);
});

test('skills are where agents look for them, and are the files that their index names', () => {
  const index = read('.well-known/agent-skills/index.json');
  const entries = [...index.matchAll(/"url": "(.*)",\s*"digest": "sha256:(.*)"/g)];
  console.log(`${entries.length} skills checked`);
  expect(entries).toHaveLength(6);
  for (const [, url = '', digest] of entries) {
    const text = read(url);
    expect(createHash('sha256').update(text).digest('hex'), url).toBe(digest);
    expect(markdownProblems(text.replace(/^---\n[^]*?\n---\n/, '')).slice(1), url).toEqual([]);
  }
  expect(read('AGENTS.md')).toContain('# Videos with Remotion');
});

test('every published page has a social image of its own, in the right size', () => {
  const pages = publishedPages();
  const failures: string[] = [];
  const texts = new Map<string, string>();
  for (const page of pages) {
    const {path, html} = page;
    const address = imagePath(path);
    const expected = originOf(page) + address;
    const {meta} = readMetadata(html.slice(0, html.indexOf('<body')));
    for (const name of ['og:image', 'twitter:image']) {
      if (meta.get(name)?.join() !== expected) {
        failures.push(`${path}: ${name} is ${meta.get(name)?.join()}, not ${expected}`);
      }
    }
    const file = join(BUILD, address);
    if (!existsSync(file)) {
      failures.push(`${path}: no ${address}`);
      continue;
    }
    const image = readFileSync(file);
    if (statSync(file).size > MAX_IMAGE_BYTES) {
      failures.push(`${address}: ${statSync(file).size} bytes`);
    }
    if (
      image.readUInt32BE(16) !== IMAGE_SIZE.width ||
      image.readUInt32BE(20) !== IMAGE_SIZE.height
    ) {
      failures.push(`${address}: is not ${IMAGE_SIZE.width} × ${IMAGE_SIZE.height}`);
    }
    const bytes = createHash('sha256').update(image).digest('base64');
    if (texts.has(bytes)) {
      failures.push(`${path}: the image is that of ${texts.get(bytes)}`);
    }
    texts.set(bytes, path);
  }
  console.log(`${texts.size} different images of ${pages.length} pages`);
  expect(failures).toEqual([]);
});

test('the sitemap says when each page changed, where the history is known', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, url = '']) => url,
  );
  const dated = entries.filter((entry) => /<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/.test(entry));
  console.log(`${dated.length} of ${entries.length} entries have a date`);
  const hasHistory = readGitDates(process.cwd()) !== null;
  const undated = entries.filter((entry) => !dated.includes(entry));
  expect(hasHistory ? undated : dated).toEqual([]);
});

test('robots may read everything, and find the sitemap', () => {
  const robots = read('robots.txt');
  const [page] = publishedPages();
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`Sitemap: ${originOf(page!)}/sitemap.xml`);
  expect(robots).toContain(`${originOf(page!)}/llms.txt`);
});

test('the manifest names icons that are there, in their sizes', () => {
  const {html} = publishedPages()[0]!;
  expect(html).toMatch(/<link rel="?manifest"? href="?\/manifest\.webmanifest/);
  const {icons} = JSON.parse(read('manifest.webmanifest')) as {
    icons: {src: string; sizes: string; purpose?: string}[];
  };
  for (const {src, sizes} of icons) {
    const image = readFileSync(join(BUILD, src));
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`, src).toBe(sizes);
  }
  console.log(`${icons.length} icons checked`);
  expect(icons.map(({purpose}) => purpose)).toContain('maskable');
});

test('feeds hold every entry in full, with addresses that work elsewhere', () => {
  let entries = 0;
  for (const blog of ['blog', 'learn', 'success-stories']) {
    for (const name of ['rss.xml', 'atom.xml']) {
      const feed = read(join(blog, name));
      const contents = [...feed.matchAll(/<(?:item|entry)>.*?<\/(?:item|entry)>/gs)];
      const relative = [...feed.matchAll(/ (?:href|src|poster)="(?!https?:|mailto:)([^"]*)"/g)];
      expect(relative.map(([, address]) => `${blog}/${name}: ${address}`)).toEqual([]);
      expect(feed, `${blog}/${name}`).not.toContain('data-not-content');
      entries += contents.length;
    }
    const {items} = JSON.parse(read(join(blog, 'feed.json'))) as {
      items: {url: string; content_html?: string}[];
    };
    expect(items.filter(({content_html}) => !content_html).map(({url}) => url)).toEqual([]);
    entries += items.length;
  }
  console.log(`${entries} entries of feeds checked`);
  expect(entries).toBeGreaterThan(60);
});
