import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {scanMarkdown, type MarkdownFile} from '../../../../scripts/content/markdown';
import {readMarkdown} from '../../../../scripts/content/project';
import guideLinks from '../../../../plugins/remark/guide-links';
import {readGuides} from '../../../../plugins/remark/guide-links/guides';

const siteDir = path.join(__dirname, '__fixtures__');

async function transform(file: string, content: string, kind = 'api'): Promise<string> {
  const tree = fromMarkdown(content);
  await guideLinks({siteDir})(tree, {path: path.join(siteDir, file), data: {frontMatter: {kind}}});
  return toMarkdown(tree, {bullet: '-'});
}

test('a reference page names the guides that link to it, the most thorough one first', async () => {
  expect(await transform('docs/audio/audio.mdx', 'Plays sound.\n')).toBe(
    'Plays sound.\n\n## See also\n\nGuides that use it: [Using audio](/docs/using-audio) · [Audio](/docs/audio)\n',
  );
});

test('a guide with a label that others have too is named by its title', async () => {
  expect(await transform('docs/render.mdx', 'Renders.\n')).toContain(
    'Guide that uses it: [Renders in the cloud](/docs/cloud)',
  );
});

test('the list joins the last section of the page, and repeats no link', async () => {
  const content = 'Plays sound.\n\n## See also\n\n- [Audio](/docs/audio/#top)\n';
  expect(await transform('docs/audio/audio.mdx', content)).toBe(
    'Plays sound.\n\n## See also\n\n- [Audio](/docs/audio/#top)\n\nGuide that uses it: [Using audio](/docs/using-audio)\n',
  );
});

test('guides, pages without guides and links in code are left alone', async () => {
  expect(await transform('docs/audio/audio.mdx', 'Text.\n', 'guide')).toBe('Text.\n');
  expect(await transform('docs/null.mdx', 'Text.\n')).toBe('Text.\n');
  expect((await readGuides(siteDir)).get('/docs/spring')).toEqual([
    {route: '/docs/audio', title: 'Audio'},
  ]);
});

/** Pages that lead nowhere: no link of their own, and no shared text that could have one. */
const deadEnds = (pages: MarkdownFile[]): string[] =>
  pages.filter(({links, partials}) => links.length + partials.length === 0).map(({file}) => file);

test('no page is a dead end', () => {
  const pages = readMarkdown().filter(
    ({file}) => file.startsWith('docs/') && !/(^|\/)_/.test(file),
  );
  console.log(`guides: ${pages.length} pages looked at for a way on`);
  expect(deadEnds(pages)).toEqual([]);
});

test('a page without a link is a dead end', () => {
  const pages = [
    scanMarkdown('docs/a.mdx', '[On](/docs/b)\n'),
    scanMarkdown('docs/b.mdx', 'The end.\n'),
  ];
  expect(deadEnds(pages)).toEqual(['docs/b.mdx']);
});
