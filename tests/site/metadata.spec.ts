import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../helpers/test';
import {metadataProblems, readMetadata, structuredTypes, type BuiltPage} from '../helpers/metadata';

const BUILD = join(process.cwd(), 'build');

/** Every page of the sitemap, as it was built. */
function builtPages(): BuiltPage[] {
  const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => ({
    url,
    html: readFileSync(fileOf(decodeURI(new URL(url).pathname)), 'utf8'),
  }));
}

function fileOf(path: string): string {
  const candidates = [join(BUILD, path, 'index.html'), join(BUILD, `${path}.html`)];
  const file = candidates.find(existsSync);
  if (!file) {
    throw new Error(`The sitemap lists ${path}, but the build has no page there.`);
  }
  return file;
}

const htmlOf = (path: string): string => readFileSync(fileOf(path), 'utf8');

test('every page has a title, a description, previews and structured data of its own', () => {
  const pages = builtPages();
  console.log(`metadata of ${pages.length} pages checked`);
  expect(pages.length).toBeGreaterThan(70);
  expect(metadataProblems(pages)).toEqual([]);
});

test('the metadata check finds what is wrong', () => {
  const page = (title: string, rest = '') =>
    `<html><head><title>${title}</title>${rest}</head><body><h1>x</h1><h1>y</h1></body></html>`;
  const problems = metadataProblems([
    {url: 'https://example.com/a', html: page('Same')},
    {
      url: 'https://example.com/b',
      html: page(
        'Same',
        `<link rel="canonical" href="https://example.com/c">
         <meta name="description" content="Short."><meta property="og:image" content="/x.png">
         <script type="application/ld+json">{"@type": </script>`,
      ),
    },
    {url: 'https://example.com/long', html: page('A'.repeat(66))},
  ]);
  console.log(`${problems.length} problems found`);
  for (const part of [
    '/a: has 2 h1 headings',
    '/a: has no structured data',
    '/a: canonical address is missing',
    '/a: has 0 twitter:card, not one',
    '/b: has the title of https://example.com/a',
    '/b: description of 6 characters',
    '/b: canonical address is https://example.com/c',
    '/b: og:image is no absolute address',
    '/b: structured data is no JSON',
    '/long: title of 66 characters',
  ]) {
    expect(problems.join('\n')).toContain(part);
  }
});

test('the home page describes the site, the toolkit and the company', () => {
  const html = htmlOf('/');
  expect(structuredTypes(html)).toEqual(['WebSite', 'SoftwareApplication', 'Organization']);
  const [script = ''] = readMetadata(html).structuredData;
  expect(script).toContain('/search?q={search_term_string}');
});

for (const [kind, path, type] of [
  ['a documentation page', '/docs/the-fundamentals', 'BreadcrumbList'],
  ['a documentation page without a sidebar', '/docs/investors', 'BreadcrumbList'],
  ['a product page', '/player/', 'BreadcrumbList'],
  ['a blog post', '/blog/introducing-remotion', 'BlogPosting'],
  ['a list of posts', '/blog', 'Blog'],
  ['an archive', '/blog/archive', 'BreadcrumbList'],
] as const) {
  test(`${kind} has the structured data of its kind once`, () => {
    expect(structuredTypes(htmlOf(path))).toEqual([type]);
  });
}

test('the page for frames is kept out of search engines', () => {
  expect(readMetadata(htmlOf('/ai-embed')).meta.get('robots')).toEqual(['noindex']);
  expect(builtPages().map(({url}) => new URL(url).pathname)).not.toContain('/ai-embed');
});
