import type {MarkdownFile} from './markdown';
import type {Problem} from './problems';

/**
 * Checks that a shared text stands alone. It brings paragraphs of its own, and a paragraph within a
 * paragraph is broken HTML.
 */
export const checkPartials = (
  files: {page: MarkdownFile; source: string}[],
): {uses: number; problems: Problem[]} => {
  const problems: Problem[] = [];
  let uses = 0;
  for (const {page, source} of files) {
    source.split('\n').forEach((line, at) => {
      const text = line.replace(/`[^`]*`/g, '');
      const partial = page.partials.find(({name}) => new RegExp(`<${name}\\b[^>]*/>`).test(text));
      if (!partial) {
        return;
      }
      uses++;
      if (!new RegExp(`^\\s*<${partial.name}\\b[^>]*/>\\s*$`).test(text)) {
        problems.push({
          file: page.file,
          line: at + 1,
          message: `<${partial.name} /> brings paragraphs. Put it on a line of its own, with an empty line before and after.`,
        });
      }
    });
  }
  return {uses, problems};
};
