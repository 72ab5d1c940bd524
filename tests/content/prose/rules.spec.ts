import {expect, test} from '@playwright/test';
import {createProseLinter} from '../../../scripts/content/prose/lint';
import {keptRuleNames} from '../../../scripts/content/prose/kept-rules';
import {voiceRules} from '../../../scripts/content/prose/voice/rules';

type Fixture = {
  /** A page that breaks this rule, and what is said about it, each with its line. */
  fails: string[];
  problems: string[];
  /** A page that says the same and follows all rules. */
  passes: string[];
};

const words = (count: number): string => 'Render it. '.repeat(count / 2);

/** One for each rule: a rule without a fixture does not compile. */
const fixtures: Record<keyof typeof voiceRules | (typeof keptRuleNames)[number], Fixture> = {
  'avoided-terms': {
    fails: ['The picture', 'is **sharp**.', '', '- Without `picture`, a processor draws the sound'],
    problems: [
      '1: "picture": write image, frame, preview or video, whichever it is.',
      '4: "processor": write CPU or core.',
      '4: "sound": write audio, audio track or sound effect.',
    ],
    passes: ['The image is **sharp**.', '', '- The `sound` prop takes a sound effect'],
  },
  'suspect-phrases': {
    fails: ['It moves.', '', '| a | b |', '| --- | --- |', '| c | It stops by itself. |'],
    problems: ['5: "by itself": write automatically or alone, or leave it out.'],
    passes: ['It moves.', '', '| a | b |', '| --- | --- |', '| c | It stops automatically. |'],
  },
  opening: {
    fails: ['At the end of this page a video plays.'],
    problems: [
      '1: Say first what readers get, in the words of this page: "Render a video from a Node.js script."',
    ],
    passes: ['Play a video in your app.'],
  },
  semicolons: {
    fails: ['One; two.', '', 'Three; `four;`.'],
    problems: [
      '1: Write two sentences instead of a semicolon. This page has 2 in 3 words, number 1 here, and may have 1.',
      '3: Write two sentences instead of a semicolon. This page has 2 in 3 words, number 2 here, and may have 1.',
    ],
    passes: ['One; two.', '', 'Three. `four;`.'],
  },
  colons: {
    fails: ['The render is slow today: it waits.', '', 'The file is gone now: look again.'],
    problems: [
      '1: Write two sentences, or "because", instead of a colon. This page has 2 in 14 words, number 1 here, and may have 1.',
      '3: Write two sentences, or "because", instead of a colon. This page has 2 in 14 words, number 2 here, and may have 1.',
    ],
    passes: [
      'The render is slow today: it waits.',
      '',
      'Config file: `codec` · Default: `h264`',
      '',
      '- **Wrong name or folder**: the file is gone.',
      '- [A page with a title](/docs/spring): look there.',
      '',
      'It starts when you run this:',
    ],
  },
  contractions: {
    fails: [words(500), '', 'It does not stop. You cannot wait.'],
    problems: [
      '3: This page has 507 words and no contraction. Write "can\'t" for "cannot" here, and so on.',
    ],
    passes: [words(500), '', "It doesn't stop. You can't wait."],
  },
  'word-budget': {
    fails: ['Five words are too many.'],
    problems: [
      '1: This page has 5 words and may have 3: it is about one term. Cut what nobody acts on, fold what few need under <details>, or write long: with the reason in the front matter.',
    ],
    passes: [
      'Three are fine.',
      '',
      '<details>',
      '<summary>Why?</summary>',
      '',
      words(10),
      '</details>',
    ],
  },
  terminology: {
    fails: ['Use Javascript and node.js.'],
    problems: ['1: "Javascript": write "JavaScript".', '1: "node.js": write "Node.js".'],
    passes: ['Use JavaScript, Node.js and VS Code.'],
  },
  'stop-words': {
    fails: ['Simply render it. It is very fast.'],
    problems: [
      '1: "Simply" says nothing. Leave it out, or write the number.',
      '1: "very" says nothing. Leave it out, or write the number.',
    ],
    passes: ['Render it. It takes 3 seconds.'],
  },
  'sentence-length': {
    fails: [`It renders ${'and renders '.repeat(17)}it.`],
    problems: ['1: This sentence has 218 characters and may have 200. Write two.'],
    passes: [`It renders ${'and renders '.repeat(8)}it. It renders ${'and renders '.repeat(8)}it.`],
  },
};

for (const [rule, {fails, passes, problems}] of Object.entries(fixtures)) {
  test(`${rule}: what breaks the rule is reported with its line, and what follows it passes`, async () => {
    const lint = await createProseLinter();
    const budget = rule === 'word-budget' ? {words: 3, because: 'it is about one term'} : null;
    const read = async (lines: string[]) => {
      const page = await lint({file: 'docs/a.mdx', text: `${lines.join('\n')}\n`, budget});
      return page.problems.map((problem) => ({
        ...problem,
        text: `${problem.line}: ${problem.message}`,
      }));
    };
    const found = await read(fails);
    expect(found.filter((problem) => problem.rule === rule).map(({text}) => text)).toEqual(
      problems,
    );
    expect((await read(passes)).map(({text}) => text)).toEqual([]);
  });
}
