import {frontMatterText, headingsWithPartials, type MarkdownFile} from '../markdown';
import {sumOfShared} from './shared-texts';
import type {Budget} from './voice/rules';

/** Options that a function may have and still be a small one. */
const OPTIONS_OF_SMALL_FUNCTION = 4;

/**
 * How many words a page may have. Migrations, legal texts, posts and shared texts have no budget,
 * and neither has a page whose front matter says why it is long.
 */
export const budgetOf = (
  page: MarkdownFile,
  files: ReadonlyMap<string, MarkdownFile>,
): Budget['budget'] => {
  if (frontMatterText(page, 'long')) {
    return null;
  }
  switch (frontMatterText(page, 'kind')) {
    case 'guide':
      return {words: 1000, because: 'it is a guide'};
    case 'package':
      return {words: 300, because: 'it is the page of a package, and its tables do not count'};
    case 'troubleshooting':
      return {words: 400, because: 'it is about one problem'};
    case 'term':
      return {words: 200, because: 'it is about one term'};
    case 'cli': {
      const flags = headingsWithPartials(page, files).filter(({text}) => /^-/.test(text)).length;
      return {words: 50 * flags + 200, because: `50 for each of ${flags} flags, and 200`};
    }
    case 'api': {
      const options =
        optionsOf(page) + sumOfShared(page, files, (file) => optionsOf(files.get(file)));
      return options > OPTIONS_OF_SMALL_FUNCTION
        ? {words: 40 * options + 400, because: `40 for each of ${options} options, and 400`}
        : {words: 350, because: 'it is about a small function'};
    }
    default:
      return null;
  }
};

/** Whether the words of a page's tables count: those of a package list its exports. */
export const countsTables = (page: MarkdownFile): boolean =>
  frontMatterText(page, 'kind') !== 'package';

const optionsOf = (page: MarkdownFile | undefined): number =>
  page?.tags.filter(({name}) => name === 'Prop' || name === 'Option').length ?? 0;
