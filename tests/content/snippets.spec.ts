import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fixtureCommands} from './__fixtures__/api';
import {snapshot} from '../../scripts/content/api-data';
import {checkJsonBlocks} from '../../scripts/content/json-blocks';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {listFiles, readFixture, readMarkdown} from '../../scripts/content/project';
import {checkShellBlocks} from '../../scripts/content/shell-blocks';
import {checkSnippets} from '../../scripts/content/snippets';

// One worker for all: the declarations of the packages are parsed once.
test.describe.configure({mode: 'default'});

test('every ts and tsx block of every page compiles', () => {
  const start = Date.now();
  const pages = readMarkdown();
  const {blocks, files, live, expectedErrors, scripts, problems} = checkSnippets(pages);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `snippets: ${count(blocks, 'block')} of ${count(pages.length, 'file')} compiled in ${seconds} s, ` +
      `${count(files, 'block')} laid out as files, ${count(live, 'live block')}, ` +
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
  expect(blocks).toBe(12);
  expect(formatProblems(problems)).toEqual([
    `${file}:13: Cannot find name 'foo'. (TS2304)`,
    `${file}:19: '"remotion"' has no exported member named 'sprung'. Did you mean 'spring'? (TS2724)`,
    `${file}:26: Type 'string' is not assignable to type 'number'. (TS2322)`,
    `${file}:36: Type 'boolean' is not assignable to type 'number'. (TS2322)`,
    `${file}:41: The expected error TS2345 is gone. Remove expect-error=2345, or correct the code.`,
    `${file}:51: Readers would copy @ts-ignore. Remove it, and mark an intended error on the opening line: expect-error=CODE.`,
    `${file}:56: Code blocks know no "expect-eror". Did you mean expect-error?`,
    `${file}:67: Property 'title' is missing in type '{}' but required in type '{ title: string; }'. (TS2741)`,
    `${file}:71: A block without a path can only import packages. Give it one, for example title="src/Root.tsx", to import './Composition'.`,
    expect.stringMatching(/snippets\.mdx:8\d: JSX element 'div' has no corresponding closing tag/),
    expect.stringMatching(/snippets\.mdx:8\d: /),
  ]);
});

test('a question about the type of nothing is reported at its line', () => {
  const text = '```ts\nconst rate = 30;\n//    ^?\n// ^?\n\n//   ^?\n```\n';
  const {problems} = checkSnippets([scanMarkdown('docs/x.mdx', text)]);
  const message = 'There is no name above this ^?. Put the ^ below the first letter of one.';
  expect(formatProblems(problems)).toEqual([
    `docs/x.mdx:4: ${message}`,
    `docs/x.mdx:6: ${message}`,
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
    expect.stringMatching(
      /:30: "@remotion\/renderer" can't be imported here. Live code can import react, /,
    ),
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

test('files of a page import each other, and correct blocks pass', () => {
  const pages = [readFixture('snippets-good.mdx')];
  const shell = checkShellBlocks(pages, fixtureCommands);
  expect(shell.calls).toBe(6);
  expectNoProblems([
    ...checkSnippets(pages).problems,
    ...checkJsonBlocks(pages).problems,
    ...shell.problems,
  ]);
});

test.describe('a title is the path of a file, and the files of a page are a project', () => {
  const folder = 'tests/content/__fixtures__/snippet-projects';
  const namesIn = (kind: string) =>
    listFiles(`${folder}/${kind}`).map((file) => path.basename(file, '.mdx'));
  const check = (name: string) => checkSnippets([readFixture(`snippet-projects/${name}.mdx`)]);

  /** Problems without the name of the page: `12: The page does not show …`. */
  const problemsOf = (name: string): string[] =>
    formatProblems(check(`fails/${name}`).problems).map((line) =>
      line.replace(`${folder}/fails/${name}.mdx:`, ''),
    );

  for (const name of namesIn('passes')) {
    test(`imports find what the page shows: ${name}`, () => {
      const {files, problems} = check(`passes/${name}`);
      expect(files).toBeGreaterThan(1);
      expectNoProblems(problems);
    });
  }

  const FAILS: Record<string, string[]> = {
    'alias-target': [
      `13: '@/page.css' leads to a file that the page doesn't show. Add a block with its path as the title.`,
      `14: '@/theme' leads to a file that the page doesn't show. Add a block with its path as the title.`,
      `15: '@shared/size' leads to a file that the page doesn't show. Add a block with its path as the title.`,
    ],
    alias: [
      `13: The page has no tsconfig.json with an alias for '@/theme'. Add one with title="tsconfig.json", or write '../theme'.`,
      `14: The page has no tsconfig.json with an alias for '@/components/Title'. Add one with title="tsconfig.json", or write a relative path.`,
    ],
    css: [
      `15: The page shows src/styles/index.css, and not src/index.css. Write './styles/index.css', or correct a title.`,
      `16: The page doesn't show src/print.css. Add a block with title="src/print.css", or correct './print.css'.`,
    ],
    json: [
      `13: The page doesn't show data/settings.json. Add a block with title="data/settings.json", or correct '../data/settings.json'.`,
      `16: Type 'string' is not assignable to type 'number'. (TS2322)`,
    ],
    'later-state': [
      `11: Property 'text' is missing in type '{}' but required in type '{ text: string; }'. (TS2741) It compiles at this point of the page, but not with the files that the page ends with. Show it again after the last change, or group alternatives with project=name.`,
    ],
    'missing-file': [
      `10: The page doesn't show src/Intro.tsx. Add a block with title="src/Intro.tsx", or correct './Intro'.`,
      `20: The page doesn't show src/settings.ts. Add a block with title="src/settings.ts", or correct './settings'.`,
      `22: '../../outside' leads out of the project, because this file is src/index.js. Correct the import or the title.`,
      `28: A block without a path can only import packages. Give it one, for example title="src/Root.tsx", to import './Root'.`,
    ],
    'opening-line': [
      `8: The title is the path of the file. Remove file=, and write for example title="src/Root.tsx".`,
      `12: Alternatives are projects. Remove example=, and write for example project=next.`,
      `16: A tsx block cannot be src/settings.ts. Correct the ending, or the language.`,
      `20: The path in a title starts at the root of the project. Write for example title="src/Root.tsx".`,
      `24: Only files belong to a project. Give the block its path, title="src/Root.tsx", or remove project=.`,
      `28: Code blocks know no "projekt". Did you mean project?`,
      `32: project takes a name. Write for example project=next.`,
    ],
    'two-projects': [
      `11: Property 'toFixed' does not exist on type '"1000"'. Did you mean 'fixed'? (TS2551) This is in project=express.`,
      `23: The page doesn't show server/port.ts. Add a block with title="server/port.ts", or correct '../server/port'. This is in project=next.`,
    ],
    'wrong-folder': [
      `13: The page shows src/video/quote.tsx, and not src/app/quote. Write '../video/quote', or correct a title.`,
      `19: The page shows src/video/quote.tsx, and not src/videos/quote. Write './video/quote', or correct a title.`,
      `21: The page shows src/app/Preview.tsx, and not app/Preview. Write './app/Preview', or correct a title.`,
    ],
  };

  test('every page that has to fail is in the list', () => {
    expect(namesIn('fails').sort()).toEqual(Object.keys(FAILS).sort());
  });

  for (const [name, problems] of Object.entries(FAILS)) {
    test(`what would fail for a reader is reported at the line of the page: ${name}`, () => {
      expect(problemsOf(name)).toEqual(problems);
    });
  }
});
