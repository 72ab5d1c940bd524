import type {Root} from 'mdast';
import type {PluginOptions} from './options';
import type {DocumentedPages} from './documented-pages';

/** One page, or partial, while its tags are being expanded. */
export type Page = Required<PluginOptions> & {
  root: Root;
  /** Path from the site's folder, with `/`, for example `docs/sequence.mdx`. */
  file: string;
  /** The same of the published page, when `file` is a partial within it. */
  publishedIn: string;
  frontMatter: Record<string, unknown>;
  documented: DocumentedPages;
  /** Parses MDX with the processor that parsed the page. */
  parse(content: string, file: string): Root;
  problems: Problem[];
};

export type Problem = {file: string; line: number; message: string};

/** A mistake of the writer. Its message is a sentence and says what to type instead. */
export class TagError extends Error {
  override name = 'TagError';
}

/** @throws when the page has problems: one line each, with file and line */
export function throwProblems(page: Page): void {
  if (page.problems.length > 0) {
    const lines = page.problems
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
      .map(({file, line, message}) => `${file}:${line}: ${message}`);
    throw new Error(lines.join('\n'));
  }
}
