import {expect, test} from '@playwright/test';
import {formatProblems} from '../../../scripts/content/problems';
import {createProseLinter} from '../../../scripts/content/prose/lint';
import {hideDocusaurusMarks} from '../../../scripts/content/prose/page-plugin';

/** The lines of a page on which the word "picture" is found. */
const linesOf = async (...lines: string[]): Promise<number[]> => {
  const lint = await createProseLinter();
  const {problems} = await lint({file: 'docs/a.mdx', text: lines.join('\n'), onlyVoice: true});
  return problems.filter(({rule}) => rule === 'avoided-terms').map(({line}) => line);
};

test('words are read wherever readers see them', async () => {
  expect(
    await linesOf(
      '---', // 1
      'title: A picture',
      'description: "One picture"',
      'sidebar_label: Picture',
      '---', // 5
      '',
      '## A picture {#one}',
      '',
      ':::warning[A picture]',
      '', // 10
      'One **picture** in a [picture](/docs/img).',
      '',
      ':::',
      '',
      '<Demo', // 15
      '  caption="A picture"',
      '  tracks={[{label: \'A picture\', from: 3}, {label: "No picture"}]}',
      '/>',
      '',
      '<details>', // 20
      '<summary>Why a picture?</summary>',
      '',
      '| Name | Meaning |',
      '| --- | --- |',
      '| `a` | a <b>picture</b> |', // 25
      '',
      '</details>',
      '',
      '```tsx live title="A picture that moves"',
      'const a = 1;', // 30
      '```',
      '',
      '![a picture](/a.png)',
    ),
  ).toEqual([2, 3, 4, 7, 9, 11, 11, 16, 17, 17, 21, 25, 29, 33]);
});

test('code, comments, addresses and names of options and packages are not read', async () => {
  expect(
    await linesOf(
      '---',
      "title: '@example/picture'",
      'sidebar_label: npx remotion picture',
      'slug: /picture',
      '---',
      '',
      "import Picture from './picture.mdx';",
      '',
      'export const picture = 1;',
      '',
      'A `picture` in [a page](/docs/picture) {/* a picture */}.',
      '',
      '### picture {#the-picture}',
      '',
      '### picture?',
      '',
      '<Demo id="picture" src={picture} onClick={() => picture} />',
      '',
      '<Picture />',
      '',
      '```tsx title="picture.tsx"',
      'const picture = 1;',
      '```',
    ),
  ).toEqual([]);
});

test('what only Docusaurus understands is hidden, and everything else keeps its place', () => {
  const text = [
    '## Options {#player-options}',
    ':::note Title',
    ':::',
    '> ::::tip[Use `x`]',
    '### url?',
    '````mdx',
    '```',
    '## Options {#player-options}',
    '````',
    'a {value}',
  ].join('\n');
  const hidden = hideDocusaurusMarks(text);
  expect(hidden.split('\n').map((line) => line.trimEnd())).toEqual([
    '## Options',
    '###     Title',
    '',
    '> ####    Use `x`',
    '###',
    '````mdx',
    '```',
    '## Options {#player-options}',
    '````',
    'a {value}',
  ]);
  expect(hidden.split('\n').map(({length}) => length)).toEqual(
    text.split('\n').map(({length}) => length),
  );
});

test('figures count what readers read', async () => {
  const lint = await createProseLinter();
  const {figures, openWords} = await lint({
    file: 'docs/a.mdx',
    text: [
      '---',
      'title: Three words here',
      '---',
      '',
      "It doesn't `count code`; it's 3 words: You'll see.",
      '',
      'The render is not done yet: it waits for a picture by itself.',
      '',
      '```ts',
      'const codeHasNoWords = 1;',
      '```',
    ].join('\n'),
  });
  expect(figures).toEqual({
    words: 22,
    contractions: 3,
    semicolons: 1,
    colons: 2,
    suspectPhrases: 1,
    avoidedTerms: 1,
  });
  expect(openWords).toBe(19);
});

test('a page that is no MDX is reported with its line', async () => {
  const lint = await createProseLinter();
  const {problems} = await lint({file: 'docs/a.mdx', text: 'One.\n\nTwo {b\n'});
  expect(formatProblems(problems)).toEqual([
    'docs/a.mdx:3: This is no MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`. Put braces and angle brackets into backticks.',
  ]);
});
