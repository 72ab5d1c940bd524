import {existsSync, readFileSync} from 'node:fs';
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

test('bundles, the public directory and the Remotion Root lead to their pages', () => {
  expect(transform('Upload a bundle.\n\nThe public directory.\n\nIn the Remotion Root.\n')).toBe(
    'Upload [a bundle](/docs/terminology/bundle).\n\n' +
      'The [public directory](/docs/terminology/public-dir).\n\n' +
      'In the [Remotion Root](/docs/terminology/remotion-root).\n',
  );
});

test('a word that means something else on a page stays there', () => {
  const content = 'It adds 10 MB to the bundle.\n';
  expect(transform(content, 'docs/editor-starter/fonts.mdx')).toBe(content);
  expect(transform(content)).not.toBe(content);
});

test('every term has a page, and its exceptions are pages that use the word', () => {
  const pages = terms.map(({page}) => page);
  console.log(`term links: ${pages.length} words`);
  expect(pages.filter((page) => !existsSync(path.join(ROOT, `${page}.mdx`)))).toEqual([]);
  expect(existsSync(path.join(ROOT, '/docs/terminology/no-such-term.mdx'))).toBe(false);
  const isUseless = (word: RegExp, route: string) => {
    const file = path.join(ROOT, `${route}.mdx`);
    return !existsSync(file) || !word.test(readFileSync(file, 'utf8'));
  };
  const useless = terms.flatMap(({word, except = []}) =>
    except.filter((route) => isUseless(word, route)),
  );
  expect(useless).toEqual([]);
  expect(isUseless(/no such word/, '/docs/spring')).toBe(true);
});
