/** A comment that asks for the type of the name above it: `//   ^?`. */
const QUERY = /^\s*\/\/\s*\^\?\s*$/;

/** What a comment asks about: a place in the code without such comments, which counts from 0. */
export type Query = {
  line: number;
  column: number;
  /** The line of the comment itself, in the code as written. */
  written: number;
};

/** Code as readers see it, without the comments that ask for types. */
export type WithoutQueries = {
  code: string;
  queries: Query[];
  /** The line of the code as written that each line of it comes from. */
  lines: number[];
};

/** Takes the comments out that ask for the type of the name above them. */
export function takeQueries(written: string): WithoutQueries {
  const shown: string[] = [];
  const lines: number[] = [];
  const queries: Query[] = [];
  for (const [index, text] of written.split('\n').entries()) {
    if (QUERY.test(text)) {
      queries.push({line: shown.length - 1, column: text.indexOf('^'), written: index});
    } else {
      shown.push(text);
      lines.push(index);
    }
  }
  return {code: shown.join('\n'), queries, lines};
}
