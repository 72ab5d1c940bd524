import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import afterFirstScreen from '../../../../plugins/remark/after-first-screen';

const OPTIONS = {component: './AfterFirstScreen', siteDir: '/site'};

function transform(content: string, file = 'docs/page.mdx'): Root {
  const tree = fromMarkdown(content);
  afterFirstScreen(OPTIONS)(tree, {path: path.join('/site', file)});
  return tree;
}

/** Texts of what a node holds, and the number of blocks in it that wait. */
const waitingIn = ({children}: Root): RootContent[] =>
  children.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? node.children : []));

const paragraphs = (count: number) => 'Text.\n\n'.repeat(count);

test('a page shows its first section first', () => {
  const tree = transform(`# A\n\n## B\n\nText.\n\n## C\n\n${paragraphs(8)}`);
  expect(tree.children.map(({type}) => type)).toEqual([
    'mdxjsEsm',
    'heading',
    'heading',
    'paragraph',
    'mdxJsxFlowElement',
  ]);
  expect(waitingIn(tree)).toHaveLength(9);
});

test('a first section that is long is cut', () => {
  const tree = transform(paragraphs(30));
  expect(tree.children).toHaveLength(14);
  expect(waitingIn(tree)).toHaveLength(18);
});

test('short pages and shared texts stay as they are', () => {
  expect(waitingIn(transform(`## A\n\n## B\n\n${paragraphs(4)}`))).toEqual([]);
  expect(waitingIn(transform(`## A\n\n## B\n\n${paragraphs(5)}`))).toHaveLength(6);
  expect(waitingIn(transform(paragraphs(30), 'docs/_options/crf.mdx'))).toEqual([]);
});

test('imports and exports stay at the top of the module', () => {
  const tree = fromMarkdown(paragraphs(30));
  tree.children.push({type: 'mdxjsEsm', value: 'export const a = 1;'});
  afterFirstScreen(OPTIONS)(tree, {path: '/site/docs/page.mdx'});
  expect(waitingIn(tree).map(({type}) => type)).not.toContain('mdxjsEsm');
  expect(tree.children.filter(({type}) => type === 'mdxjsEsm')).toHaveLength(2);
});
