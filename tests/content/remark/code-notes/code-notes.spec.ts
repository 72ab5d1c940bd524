import {expect, test} from '@playwright/test';
import {blockKey} from '../../../../plugins/code-cards/address';
import {readNotes, writeNotes} from '../../../../plugins/code-cards/code-notes';
import type {KnownBlocks} from '../../../../plugins/code-cards/types';
import codeNotes from '../../../../plugins/remark/code-notes';
import {compileMdx} from '../../../helpers/compile-mdx';

const PAGE = `Text.

\`\`\`ts expect-error=2322 title="Before"
const text: string = 1;
\`\`\`

\`\`\`ts
const rate = 30;
//    ^?
\`\`\`
`;

const KNOWN: KnownBlocks = {
  'docs/page.mdx': [
    {
      key: blockKey('const text: string = 1;'),
      names: [],
      errors: [{line: 0, column: 6, length: 4, message: "Type 'number' is {1} wrong."}],
      answers: [],
    },
    {
      key: blockKey('const rate = 30;'),
      names: [],
      errors: [],
      answers: [{line: 0, text: 'const rate: 30'}],
    },
  ],
};

const compile = (text: string, knownCode: (() => Promise<KnownBlocks>) | null): Promise<string> =>
  compileMdx('docs/page.mdx', text, {
    siteDir: __dirname,
    beforeDefaultRemarkPlugins: [[codeNotes, {siteDir: __dirname, knownCode}]],
  });

const notesIn = (js: string): string[] =>
  [...js.matchAll(/notes=[^\s"\\`]+/g)].flatMap(([meta]) => readNotes(meta).map(({text}) => text));

test('a block has the errors that it is meant to have, and the types that it asks for', async () => {
  const js = await compile(PAGE, () => Promise.resolve(KNOWN));
  expect(notesIn(js)).toEqual(["Type 'number' is {1} wrong.", 'const rate: 30']);
  expect(js).toContain('title=');
  expect(js).not.toContain('^?');
});

test('a page without such code waits for nobody, and a failed compiler leaves code without notes', async () => {
  await compile('```ts\nconst a = 1;\n```\n', () => Promise.reject(new Error('Asked for nothing')));
  const failed = await compile(PAGE, () => Promise.reject(new Error('No compiler')));
  expect(notesIn(failed)).toEqual([]);
  expect(failed).not.toContain('^?');
  expect(notesIn(await compile(PAGE, null))).toEqual([]);
});

test('notes survive the line that opens a block', () => {
  const notes = [{line: 3, kind: 'error' as const, text: 'No "title=\'x\'" {2} – at all'}];
  expect(readNotes(`title="Before" ${writeNotes(notes)}`)).toEqual(notes);
  expect(readNotes('title="Before"')).toEqual([]);
  expect(readNotes(undefined)).toEqual([]);
});
