import type {Problem} from '../problems';

export type ProseException = {
  /** The page, or the shared text. */
  file: string;
  /** The rule that is wrong there. */
  rule: string;
  /** Words of the line that it is wrong about. */
  line: string;
  /** Why, as a sentence. */
  reason: string;
};

/** Where a rule is wrong. An exception that is no longer needed fails. */
export const proseExceptions: ProseException[] = [
  {
    file: 'docs/troubleshooting/video-has-no-sound.mdx',
    rule: 'avoided-terms',
    line: 'sound',
    reason: 'The title is what people search for when they hear nothing.',
  },
];

type Found = Problem & {rule: string};

/** Leaves out what an exception answers for, and tells which exceptions were needed. */
export const applyExceptions = (
  problems: Found[],
  source: string,
  exceptions: ProseException[],
): {problems: Found[]; used: ProseException[]} => {
  const lines = source.split('\n');
  const answerFor = (problem: Found) =>
    exceptions.filter(
      ({file, rule, line}) =>
        file === problem.file &&
        rule === problem.rule &&
        (lines[problem.line - 1] ?? '').includes(line),
    );
  return {
    problems: problems.filter((problem) => answerFor(problem).length === 0),
    used: problems.flatMap(answerFor),
  };
};

/** Exceptions of files that were read, and that none of them needed. */
export const staleExceptions = (
  exceptions: ProseException[],
  pages: {file: string; usedExceptions: ProseException[]}[],
): Problem[] =>
  exceptions
    .filter((exception) =>
      pages.some(
        ({file, usedExceptions}) => file === exception.file && !usedExceptions.includes(exception),
      ),
    )
    .map(({file, rule, line}) => ({
      file: 'scripts/content/prose/exceptions.ts',
      line: 1,
      message: `${file} no longer needs its exception from ${rule} for "${line}". Remove it.`,
    }));
