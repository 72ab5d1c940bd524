import {formatProblem, type Problem} from '../../plugins/lib/problem';

export {formatProblem, type Problem};

/** Sorts by file and line, and drops what was found twice. */
export const formatProblems = (problems: Problem[]): string[] => [
  ...new Set(
    [...problems]
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
      .map((problem) => formatProblem(problem)),
  ),
];

/**
 * Ends a test whose check found problems.
 *
 * @throws Error with one line for each problem, when there is any
 */
export const expectNoProblems = (problems: Problem[]): void => {
  const lines = formatProblems(problems);
  if (lines.length > 0) {
    const error = new Error(`${count(lines.length, 'problem')}\n${lines.join('\n')}`);
    error.stack = error.message;
    throw error;
  }
};

/** `1 page`, `2 pages`, `1 entry`, `2 entries`. */
export const count = (amount: number, noun: string): string => {
  if (amount === 1) {
    return `1 ${noun}`;
  }
  const plural = /[^aeiou]y$/.test(noun)
    ? noun.replace(/y$/, 'ies')
    : noun.replace(/(x|s|ch|sh)?$/, (ending) => (ending ? `${ending}es` : 's'));
  return `${amount.toLocaleString('en-US')} ${plural}`;
};
