import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {readBuild} from '../../../plugins/search/index-files';
import {defaultOptions, validateOptions} from '../../../plugins/search/options';
import {recordFromHtml, recordFromMarkdown} from '../../../plugins/search/records';
import {describePages} from '../../../plugins/lib/page-list';
import {optionsCheck} from '../../helpers/validate-options';

const doc = (id: string, more: object = {}) => ({
  id,
  permalink: `/base/docs/${id}`,
  title: id,
  description: `About ${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
  ...more,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('spring', {frontMatter: {kind: 'api', export: ['spring', 'Spring'], command: 5}}),
            doc('index'),
            doc('alone'),
            doc('draft', {draft: true}),
            doc('unlisted', {unlisted: true}),
          ],
          sidebars: {
            main: [
              {
                type: 'category',
                label: 'Outer',
                link: {type: 'doc', id: 'index'},
                items: [
                  {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'spring'}]},
                  {type: 'link', label: 'x', href: '/x'},
                ],
              },
              {type: 'doc', id: 'alone'},
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {metadata: {...doc('post'), permalink: '/base/blog/post', unlisted: false}},
        {metadata: {...doc('hidden'), permalink: '/base/blog/hidden', unlisted: true}},
      ],
      blogTagsListPath: '/base/blog/tags',
      blogListPaginated: [
        {metadata: {permalink: '/base/blog', blogTitle: 'Blog', blogDescription: 'News'}},
        {metadata: {permalink: '/base/blog/page/2', blogTitle: 'Blog', blogDescription: 'News'}},
      ],
    },
    // As from 3.10 on.
    learn: {
      blogTitle: 'Learn',
      blogDescription: 'Tutorials',
      blogPosts: [{metadata: {...doc('lesson'), permalink: '/base/learn/lesson'}}],
      blogTagsListPath: '/base/learn/tags',
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{type: 'jsx', permalink: '/base/about', source: '@site/src/pages/about.tsx'}],
  },
} as unknown as AllContent;

test('pages of all content plugins are listed, without drafts and unlisted ones', () => {
  const pages = describePages(allContent);
  console.log(`pages: ${pages.length} listed`);
  expect(pages.map(({permalink, category, kind}) => [permalink, category, kind])).toEqual([
    ['/base/docs/spring', 'Inner', 'api'],
    ['/base/docs/index', 'Outer', 'guide'],
    ['/base/docs/alone', '', 'guide'],
    ['/base/blog', '', 'list'],
    ['/base/blog/post', '', 'post'],
    ['/base/learn', '', 'list'],
    ['/base/learn/lesson', '', 'post'],
    ['/base/about', '', 'page'],
  ]);
  const titles = pages.filter(({isList}) => isList).map(({title}) => title);
  expect(titles).toEqual(['Blog', 'Learn']);
  expect(pages[0]?.names).toEqual(['spring', 'Spring']);
});

test('a page outside of the sidebars is grouped by its route', () => {
  const [, , alone] = describePages(allContent);
  expect(recordFromMarkdown('/docs/alone', 'Hi', alone!, defaultOptions)).toMatchObject({
    path: 'docs/alone',
    category: 'Documentation',
  });
  expect(recordFromHtml('/experts/ada', '<title>Ada</title>', undefined, defaultOptions)).toEqual({
    path: 'experts/ada',
    title: 'Ada',
    description: '',
    category: 'Experts',
    kind: 'page',
    names: [],
    intro: {text: '', code: ''},
    sections: [],
    links: [],
    passages: [''],
  });
  expect(
    recordFromHtml('/docsomething', '<title>x</title>', undefined, defaultOptions),
  ).toMatchObject({category: 'Pages'});
});

test('sections that only list links are left out, and lists of posts give their title only', () => {
  const markdown = 'Intro\n\n## Use\n\nText\n\n## See also\n\n- [x](/x)';
  const info = describePages(allContent)[0]!;
  const headings = recordFromMarkdown('/docs/spring', markdown, info, defaultOptions).sections;
  expect(headings.map(({heading}) => heading)).toEqual(['Use']);
  const list = recordFromMarkdown('/blog', markdown, {...info, isList: true}, defaultOptions);
  expect(list.sections).toEqual([]);
});

test('a built site is read by its routes, below any base URL, without excluded and hidden pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-search-'));
  const put = (file: string, html: string) => {
    mkdirSync(join(folder, file, '..'), {recursive: true});
    writeFileSync(join(folder, file), html);
  };
  const page = (title: string, head = '') =>
    `<head>${head}</head><main><h1>${title}</h1><h2 id="a">A</h2><p>Text</p></main>`;
  put('docs/spring/index.html', page('spring()'));
  put('docs/plain.html', page('Plain'));
  put('about/index.html', page('About'));
  put('ai-embed/index.html', page('Embed', '<meta name="robots" content="noindex">'));
  put('search/index.html', page('Search'));
  put('blog/archive/index.html', page('Archive'));
  put('blog/page/2/index.html', page('Page 2'));
  const routes = [
    'about/',
    'docs/spring',
    'docs/plain',
    'docs/missing',
    'ai-embed',
    'search',
    'blog/archive',
    'blog/page/2',
    '404.html',
  ].map((route) => `/base/${route}`);
  const records = readBuild(routes, describePages(allContent), folder, '/base/', defaultOptions);
  rmSync(folder, {recursive: true});
  console.log(`built pages: ${routes.length} routes, ${records.length} records`);
  expect(records.map(({path, title}) => [path, title])).toEqual([
    ['about/', 'About'],
    ['docs/plain', 'Plain'],
    // The title comes from the front matter, where there is one.
    ['docs/spring', 'spring'],
  ]);
});

const validate = optionsCheck(validateOptions);

test('options have defaults, and unknown or wrong ones are refused', () => {
  expect(validate({})).toEqual(defaultOptions);
  expect(validate({linkSections: []}).linkSections).toEqual([]);
  expect(() => validate({exlude: []})).toThrow('exlude');
  expect(() => validate({kindBoosts: {post: 0}})).toThrow('post');
  expect(() => validate({groups: {docs: 'Docs'}})).toThrow('groups');
});
