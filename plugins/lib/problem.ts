/** Something that a writer has to change: where it is, what is wrong and what to type instead. */
export type Problem = {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** First line is 1. */
  line: number;
  message: string;
};

/** One line for a terminal: `docs/player/api.mdx:41: heading "options" appears twice. …` */
export const formatProblem = ({file, line, message}: Problem): string =>
  `${file}:${line}: ${message}`;
