export type Fence = {
  /** Line of the opening fence; the code begins on the next. */
  line: number;
  /** First word after the fence, in lower case. */
  language: string;
  /** The rest of the opening line. */
  meta: string;
  /** Code without the indentation or quote marks of the block around it. */
  code: string;
  closed: boolean;
};

/** What stands before the marks, the marks, and what follows them. */
const FENCE = /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

/**
 * Takes the code blocks out and leaves empty lines in their place.
 *
 * @param lines of a Markdown file
 * @param start index of the first line below the front matter
 */
export const takeFences = (
  lines: string[],
  start: number,
): {fences: Fence[]; outside: string[]} => {
  const fences: Fence[] = [];
  const outside: string[] = lines.map(() => '');
  let inComment = false;
  let next = start;
  for (const [at, line] of lines.entries()) {
    if (at < next) {
      continue;
    }
    const [, prefix = '', marks = '', info = ''] = (!inComment && FENCE.exec(line)) || [];
    if (marks === '' || (marks.startsWith('`') && info.includes('`'))) {
      outside[at] = line;
      inComment = isCommentOpenAfter(line, inComment);
      continue;
    }
    const fence = readFence(lines, at, prefix, marks);
    const [, language = '', meta = ''] = /^([^\s{]*)(.*)$/.exec(info.trim()) ?? [];
    fences.push({
      line: at + 1,
      language: language.toLowerCase(),
      meta: meta.trim(),
      code: fence.code.join('\n'),
      closed: fence.closed,
    });
    next = fence.end + 1;
  }
  return {fences, outside};
};

const readFence = (
  lines: string[],
  open: number,
  prefix: string,
  marks: string,
): {code: string[]; end: number; closed: boolean} => {
  const quotes = prefix.split('>').length - 1;
  const indent = prefix.slice(prefix.lastIndexOf('>') + 1).length;
  const closing = new RegExp(`^[ \\t]*${marks[0]}{${marks.length},}[ \\t]*$`);
  const indentation = new RegExp(`^[ \\t]{0,${indent}}`);
  const code: string[] = [];
  for (const quoted of lines.slice(open + 1)) {
    const line = stripQuotes(quoted, quotes);
    if (line === null || closing.test(line)) {
      return {code, end: open + code.length + (line === null ? 0 : 1), closed: true};
    }
    code.push(line.replace(indentation, ''));
  }
  return {code, end: open + code.length, closed: false};
};

/** Removes quote marks; null when the quote has ended. */
const stripQuotes = (line: string, quotes: number): string | null => {
  let rest = line;
  for (let quote = 0; quote < quotes; quote++) {
    const match = /^[ \t]*>/.exec(rest);
    if (!match) {
      return null;
    }
    rest = rest.slice(match[0].length);
  }
  return rest;
};

const isCommentOpenAfter = (line: string, openBefore: boolean): boolean => {
  const masked = openBefore ? line : hideInlineCode(line);
  const opened = masked.lastIndexOf('{/*');
  const closed = masked.lastIndexOf('*/}');
  return opened === -1 && closed === -1 ? openBefore : opened > closed;
};

/** Replaces inline code by as many letters, so that nothing in it looks like Markdown. */
export const hideInlineCode = (text: string): string =>
  text.replace(/(?<![`\\])(`+)(?!`)((?:[^\n]|\n(?!\s*\n))*?[^`])\1(?!`)/g, (code) =>
    code.replace(/[^\n]/g, 'x'),
  );
