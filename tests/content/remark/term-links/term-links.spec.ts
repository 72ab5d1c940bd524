import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {terms} from '../../../../src/data/terms';
import {ROOT} from '../../../../scripts/content/project';
import termLinks from '../../../../plugins/remark/term-links';

function transform(content: string, file = 'docs/page.mdx'): string {
  const tree = fromMarkdown(content);
  termLinks({terms, siteDir: '/site'})(tree, {path: path.join('/site', file)});
  return toMarkdown(tree, {bullet: '-'});
}

test('the first use of a word leads to its page, later ones do not', () => {
  expect(transform('A composition.\n\nTwo compositions.\n')).toBe(
    'A [composition](/docs/terminology/composition).\n\nTwo compositions.\n',
  );
  expect(transform('- Name the Entry point.\n')).toBe(
    '- Name the [Entry point](/docs/terminology/entry-point).\n',
  );
});

test('a paragraph gets one link, and the next word waits for the next paragraph', () => {
  expect(transform('A composition with input props.\n\nInput props are data.\n')).toBe(
    'A [composition](/docs/terminology/composition) with input props.\n\n' +
      '[Input props](/docs/terminology/input-props) are data.\n',
  );
});

test('headings, code, links and words that the page links by itself stay', () => {
  const content =
    '## A composition\n\n`composition` and [a composition](/docs/composition)\n\n' +
    'The [Studio](/docs/terminology/studio#x) is here. Open the Studio.\n';
  expect(transform(content)).toBe(content);
});

test('shared texts and the pages of terms link nothing', () => {
  expect(transform('A composition.\n', 'docs/_options/crf.mdx')).toBe('A composition.\n');
  expect(transform('A composition.\n', 'docs/terminology/player.mdx')).toBe('A composition.\n');
});

test('every term has a page', () => {
  const pages = terms.map(({page}) => page);
  console.log(`term links: ${pages.length} words`);
  expect(pages.filter((page) => !existsSync(path.join(ROOT, `${page}.mdx`)))).toEqual([]);
  expect(existsSync(path.join(ROOT, '/docs/terminology/no-such-term.mdx'))).toBe(false);
});
