import {expect, test} from '@playwright/test';
import {fixtureCommands} from './__fixtures__/api';
import {snapshot} from '../../scripts/content/api-data';
import {checkJsonBlocks} from '../../scripts/content/json-blocks';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readFixture, readMarkdown} from '../../scripts/content/project';
import {checkShellBlocks} from '../../scripts/content/shell-blocks';
import {checkSnippets} from '../../scripts/content/snippets';

// One worker for all: the declarations of the packages are parsed once.
test.describe.configure({mode: 'default'});

test('every ts and tsx block of every page compiles', () => {
  const start = Date.now();
  const pages = readMarkdown();
  const {blocks, live, expectedErrors, scripts, problems} = checkSnippets(pages);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `snippets: ${count(blocks, 'block')} of ${count(pages.length, 'file')} compiled in ${seconds} s, ` +
      `${count(live, 'live block')}, ` +
      `${count(expectedErrors, 'block')} with an intended error, ${count(scripts, 'JavaScript block')} parsed`,
  );
  expectNoProblems(problems);
});

test('every json block parses', () => {
  const {blocks, problems} = checkJsonBlocks(readMarkdown());
  console.log(`snippets: ${count(blocks, 'JSON block')} parsed`);
  expectNoProblems(problems);
});

test('shell blocks call commands and flags that the command line tool has', () => {
  const commands = snapshot.readCommands();
  const {calls, problems} = checkShellBlocks(readMarkdown(), commands);
  console.log(`snippets: ${count(calls, 'call')} of ${count(commands.length, 'command')} checked`);
  expectNoProblems(problems);
});

test('a block that does not compile is reported at the line of its page', () => {
  const {blocks, problems} = checkSnippets([readFixture('snippets.mdx')]);
  const file = 'tests/content/__fixtures__/snippets.mdx';
  expect(blocks).toBe(11);
  expect(formatProblems(problems)).toEqual([
    `${file}:13: Cannot find name 'foo'. (TS2304)`,
    `${file}:19: '"remotion"' has no exported member named 'sprung'. Did you mean 'spring'? (TS2724)`,
    `${file}:26: Type 'string' is not assignable to type 'number'. (TS2322)`,
    `${file}:36: Type 'boolean' is not assignable to type 'number'. (TS2322)`,
    `${file}:41: The expected error TS2345 is gone. Remove expect-error=2345, or correct the code.`,
    `${file}:51: Readers would copy @ts-ignore. Remove it, and mark an intended error on the opening line: expect-error=CODE.`,
    `${file}:56: Code blocks know no "expect-eror". Did you mean expect-error?`,
    `${file}:67: Property 'title' is missing in type '{}' but required in type '{ title: string; }'. (TS2741)`,
    `${file}:71: Cannot find module './Composition' or its corresponding type declarations. (TS2307) Give the block that shows that file the meta file=Composition.tsx, and a name to this one as well.`,
    `${file}:76: This page has two blocks named Root.tsx. Add example=second to the blocks of one example.`,
    expect.stringMatching(/snippets\.mdx:8\d: JSX element 'div' has no corresponding closing tag/),
    expect.stringMatching(/snippets\.mdx:8\d: /),
  ]);
});

test('a live block that could not play is reported with what to change', () => {
  const {live, problems} = checkSnippets([readFixture('snippets-live.mdx')]);
  const file = 'tests/content/__fixtures__/snippets-live.mdx';
  expect(live).toBe(6);
  expect(formatProblems(problems)).toEqual([
    `${file}:13: fps is a whole number of frames per second from 1 to 120. Write for example fps=30.`,
    `${file}:13: A live block knows no "lenght". It takes title, width, height, fps, duration.`,
    `${file}:13: A live block has no title. Say what it shows in three to six words: title="A ball that bounces".`,
    `${file}:19: A live block is tsx, not ts.`,
    `${file}:23: Live code exports the component to play.`,
    expect.stringMatching(/:30: "@remotion\/renderer" cannot be imported here. There are react, /),
    expect.stringMatching(/:41: Cannot find module '\.\/Composition'/),
    expect.stringMatching(/:41: "\.\/Composition" is another file. Live code is a single file/),
  ]);
});

test('a block that is not JSON is reported at the line of its page', () => {
  const {blocks, problems} = checkJsonBlocks([readFixture('snippets.mdx')]);
  expect(blocks).toBe(3);
  expect(formatProblems(problems)).toEqual([
    expect.stringMatching(/snippets\.mdx:93: JSON has no comments. Call the block jsonc.$/),
    expect.stringMatching(
      /snippets\.mdx:106: This is not JSON: .* Correct it, or call the block text.$/,
    ),
  ]);
});

test('a flag that the command line tool does not have is reported with the nearest one', () => {
  const {calls, problems} = checkShellBlocks([readFixture('snippets.mdx')], fixtureCommands);
  const file = 'tests/content/__fixtures__/snippets.mdx';
  expect(calls).toBe(4);
  expect(formatProblems(problems)).toEqual([
    `${file}:110: "remotion render" has no flag --crff. Did you mean --crf?`,
    `${file}:111: The command line has no command "rendr". Did you mean render?`,
    `${file}:112: "remotion still" has no flag --scael. Did you mean --scale?`,
    `${file}:114: The command line has no command "lambda sites creat". Did you mean lambda sites create?`,
  ]);
});

test('files of one example import each other, and correct blocks pass', () => {
  const pages = [readFixture('snippets-good.mdx')];
  const shell = checkShellBlocks(pages, fixtureCommands);
  expect(shell.calls).toBe(6);
  expectNoProblems([
    ...checkSnippets(pages).problems,
    ...checkJsonBlocks(pages).problems,
    ...shell.problems,
  ]);
});
