import {expect, test} from '@playwright/test';
import {parseFenceMeta} from '../../plugins/snippets/fence-meta';
import {readExample, runExample} from '../../scripts/content/examples';
import {scanMarkdown, type Fence} from '../../scripts/content/markdown';
import {readText} from '../../scripts/content/project';

const PAGE = 'docs/ai/system-prompt.mdx';

const files = (fences: Fence[]): Record<string, string> =>
  Object.fromEntries(
    fences.flatMap(({language, meta, code}) => {
      const {path} = parseFenceMeta(meta);
      return path && /^tsx?$/.test(language) ? [[path, code]] : [];
    }),
  );

test('the code in the system prompt is the code that is compiled', () => {
  const {fences} = scanMarkdown(PAGE, readText(PAGE));
  const prompt = fences.find(({meta}) => meta.includes('title="remotion-prompt.md"'))!;
  const inPrompt = files(scanMarkdown('remotion-prompt.md', prompt.code).fences);
  const compiled = files(fences);
  console.log(`${Object.keys(inPrompt).length} files of the system prompt compared`);
  expect(Object.keys(inPrompt).length).toBeGreaterThan(5);
  expect(inPrompt).toEqual(compiled);
  expect({...inPrompt, 'src/Root.tsx': ''}).not.toEqual(compiled);
});

test('the code in AGENTS.md is compiled as well, and the file is short enough to be read each time', () => {
  const {fences} = scanMarkdown(PAGE, readText(PAGE));
  const agents = fences.find(({meta}) => meta.includes('title="AGENTS.md"'));
  const compiled = files(fences);
  const own = Object.entries(files(scanMarkdown('AGENTS.md', agents?.code ?? '').fences));
  console.log(`${own.length} files of AGENTS.md compared, ${agents?.code.length} characters`);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(([path, code]) => compiled[path] !== code)).toEqual([]);
  expect(Buffer.byteLength(agents?.code ?? '')).toBeLessThan(8_000);
});

test('the check of generated code accepts all code of the system prompt', async () => {
  const {problemsOf} = (await runExample(
    readExample('docs/ai/generate.mdx', 'src/check-code.ts'),
  )) as {
    problemsOf: (code: string) => string[];
  };
  const {fences} = scanMarkdown(PAGE, readText(PAGE));
  // The entry point and the root are the reader's own.
  const codes = Object.entries(files(fences)).filter(([path]) => !/(index|Root)\.tsx?$/.test(path));
  console.log(`${codes.length} files checked as generated code`);
  expect(codes.length).toBeGreaterThan(3);
  for (const [path, code] of codes) {
    expect(problemsOf(code), path).toEqual([]);
  }
  expect(problemsOf("import fs from 'fs'")).not.toEqual([]);
});
