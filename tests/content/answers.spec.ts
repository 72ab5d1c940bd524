import {expect, test} from '@playwright/test';
import {snapshot} from '../../scripts/content/api-data';
import {checkAnswers, countSentences, readAnswerTexts} from '../../scripts/content/answers';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {listFiles, readMarkdown} from '../../scripts/content/project';
import {scanMarkdown} from '../../scripts/content/markdown';

const today = new Date().toISOString().slice(0, 10);

test('each written answer has its fields, few sentences, code that compiles and sources that exist', async () => {
  const report = await checkAnswers(readAnswerTexts(), {
    pages: readMarkdown(),
    otherFiles: [...listFiles('static'), ...listFiles('src/pages')],
    commands: snapshot.readCommands(),
    today,
  });
  console.log(
    `answers: ${count(report.answers, 'answer')} to ${count(report.phrases, 'phrase')}, ` +
      `${count(report.blocks, 'block')} compiled, ${count(report.links, 'link')}`,
  );
  expectNoProblems(report.problems);
});

const FRAME = [
  '---',
  'question: How do I read the frame?',
  'also: [frame number, current frame, which frame is it]',
  'sources: [/docs/frame]',
  "checked: '2026-11-24'",
  '---',
  '',
  'Call `useCurrentFrame()`.',
].join('\n');

const PAGES = [
  scanMarkdown('docs/frame.mdx', '---\ntitle: Frames\n---\n'),
  scanMarkdown('docs/time.mdx', '---\ntitle: Time\nasked: [seconds of a frame]\n---\n'),
];

const problemsOf = async (texts: Record<string, string>) =>
  formatProblems(
    (
      await checkAnswers(new Map(Object.entries(texts)), {
        pages: PAGES,
        otherFiles: [],
        commands: snapshot.readCommands(),
        today: '2026-11-24',
      })
    ).problems,
  );

test('a complete answer passes', async () => {
  expect(await problemsOf({'a.md': FRAME})).toEqual([]);
});

test('what an answer lacks, and what it has too much of, is named', async () => {
  const problems = await problemsOf({
    'also.md': FRAME.replace(/^also.*$/m, 'also: [one]'),
    'body.md': FRAME.replace(/Call.*$/, ''),
    'day.md': FRAME.replace("'2026-11-24'", "'2026-11-25'").replace(/^also.*$/m, 'also: [p, q, r]'),
    'long.md': FRAME.replace(/^(also|question).*$/gm, (line) =>
      line.replaceAll('frame', 'clip'),
    ).replace(/Call.*$/, 'Read it anew. Two is it! Is three? Four it is.'),
    'plain.md': 'Call it.',
    'question.md': FRAME.replace('the frame?', 'the frame'),
    'sources.md': FRAME.replace('[/docs/frame]', '[https://example.com]'),
  });
  expect(problems).toEqual([
    'also.md:1: also: list 3 to 8 other ways to ask the question.',
    'body.md:1: Write the answer below the front matter.',
    'day.md:5: 2026-11-25 is yet to come. Write the day on which you compared the answer with its sources.',
    'long.md:5: The answer has 4 sentences. Write 1 to 3, and leave the rest to the sources.',
    'long.md:8: "anew": write again, or reload for a page.',
    'plain.md:1: Begin the file with front matter between two lines of three dashes.',
    'question.md:1: question: write it as a reader asks it, with a question mark.',
    'sources.md:1: sources: list 1 to 4 pages of this site, such as /docs/render.',
  ]);
});

test('a phrase of two answers, or of a page that is no source, is reported', async () => {
  const other = FRAME.replace('How do I read the frame?', 'Why is the clock frozen?').replace(
    /^also.*$/m,
    'also: ["The current frame?", seconds of a frame, standing]',
  );
  expect(await problemsOf({'a.md': FRAME, 'b.md': other})).toEqual([
    'b.md:3: "The current frame?" is the same to the search as a phrase of a.md. Remove one.',
    'b.md:3: "seconds of a frame" is in "asked" of /docs/time. Add that page to the sources, or remove the phrase.',
  ]);
});

test('code that does not compile, a flag that does not exist and a link that leads nowhere are reported', async () => {
  const problems = await problemsOf({
    'a.md': `${FRAME} See [time](/docs/tme).\n\n\`\`\`tsx\nconst n: number = 'x';\n\`\`\`\n\n\`\`\`bash\nnpx remotion render --kodec=vp8\n\`\`\`\n`,
  });
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/tme[\s\S]*number[\s\S]*kodec/);
});

test('sentences are counted outside of code', () => {
  expect(countSentences('Use `a.b. c`. Then stop.\n\n```ts\nx. y. z.\n```')).toBe(2);
});
