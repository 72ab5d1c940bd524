/** Code in a Markdown file. */
export type Fence = {
  /** Line of the opening fence in the file. The first is 1. */
  line: number;
  language: string;
  code: string;
};

/** A part of a Markdown file: what stands between two headings of the second level. */
export type Section = {
  /** Line of its heading in the file. The first is 1. */
  line: number;
  /** Null before the first heading. */
  heading: string | null;
  fences: Fence[];
  /** What stands outside the fences. */
  prose: string;
};

/**
 * Splits Markdown at its headings.
 *
 * @param line number of its first line in the file
 */
export function sectionsOf(markdown: string, line = 1): Section[] {
  let current: Section = {line, heading: null, fences: [], prose: ''};
  const sections = [current];
  let open: {mark: string; fence: Fence; lines: string[]} | null = null;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (open) {
      if (text.trim() === open.mark) {
        current.fences.push({...open.fence, code: `${open.lines.join('\n')}\n`});
        open = null;
      } else {
        open.lines.push(text);
      }
      continue;
    }
    const [, mark, language = ''] = /^(`{3,})(\w*)/.exec(text) ?? [];
    const [, heading] = /^## (.+)$/.exec(text) ?? [];
    if (mark !== undefined) {
      open = {mark, fence: {line: line + index, language, code: ''}, lines: []};
    } else if (heading !== undefined) {
      current = {line: line + index, heading: heading.trim(), fences: [], prose: ''};
      sections.push(current);
    } else {
      current.prose += `${text}\n`;
    }
  }
  sections.forEach((section) => {
    section.prose = section.prose.trim();
  });
  return sections;
}
