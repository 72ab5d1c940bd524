import {expect, test} from '@playwright/test';
import {scanMarkdown} from '../../scripts/content/markdown';
import {checkPartials} from '../../scripts/content/partials';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown, readText} from '../../scripts/content/project';

test('shared texts stand in paragraphs of their own', () => {
  const report = checkPartials(readMarkdown().map((page) => ({page, source: readText(page.file)})));
  console.log(`partials: ${count(report.uses, 'use')} of shared texts checked`);
  expectNoProblems(report.problems);
});

test('a shared text within a sentence is reported', () => {
  const source = [
    "import Volume from './_media/volume.mdx';",
    '',
    '<Volume />',
    '',
    '<Volume /> It is a number.',
  ].join('\n');
  const {uses, problems} = checkPartials([{page: scanMarkdown('docs/a.mdx', source), source}]);
  expect(uses).toBe(2);
  expect(formatProblems(problems)).toEqual([
    'docs/a.mdx:5: <Volume /> brings paragraphs. Put it on a line of its own, with an empty line before and after.',
  ]);
});
