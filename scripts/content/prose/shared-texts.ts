import type {MarkdownFile} from '../markdown';

/** The shared texts that a page shows, one entry for each place where it shows one. */
export const shownTexts = (page: MarkdownFile): string[] =>
  page.tags.flatMap(({name, attributes}) => {
    if (name === 'Option' && typeof attributes.name === 'string') {
      return [`docs/_options/${attributes.name}.mdx`];
    }
    const shared = page.partials.find((partial) => partial.name === name);
    return shared ? [shared.file] : [];
  });

/** Adds up something of the shared texts of a page, and of the texts that these show. */
export const sumOfShared = (
  page: MarkdownFile,
  files: ReadonlyMap<string, MarkdownFile>,
  valueOf: (file: string) => number,
  above: string[] = [page.file],
): number =>
  shownTexts(page)
    .filter((file) => !above.includes(file))
    .reduce((sum, file) => {
      const shared = files.get(file);
      const below = shared ? sumOfShared(shared, files, valueOf, [...above, file]) : 0;
      return sum + (shared ? valueOf(file) : 0) + below;
    }, 0);
