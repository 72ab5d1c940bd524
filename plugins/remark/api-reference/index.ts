import type {Root} from 'mdast';
import {readDocumentedPages} from './documented-pages';
import {validateOptions, type PluginOptions} from './options';
import {prepareMdx} from './prepare-mdx';
import {throwProblems, type Page} from './page';
import {insertPageHeader, readPageHeader} from './page-header';
import {insertVersions} from './since';
import {expandCompatibility} from './tags/compatibility';
import {expandExports} from './tags/exports';
import {expandFactBlocks, expandFactsInText} from './tags/fact';
import {expandInstalls} from './tags/install';
import {expandOptions} from './tags/option';
import {expandProps} from './tags/prop';
import {expandPropTables} from './tags/prop-table';
import {expandReturns} from './tags/returns';
import {expandSignatures} from './tags/signature';
import {expandStatuses} from './tags/status';
import {sitePath, type SourceFile} from '../lib/source-file';

export {validateOptions} from './options';
export type {ApiLookup, PluginOptions} from './options';

/** The processor that the plugin is attached to, as far as the plugin uses it. */
type Processor = {parse(file: {value: string; path: string}): Root};

/**
 * Remark plugin: replaces the reference tags of a page with plain Markdown and HTML elements that
 * hold the facts of the API snapshot. It must run before Docusaurus' own plugins
 * (`beforeDefaultRemarkPlugins`), so that headings of shared texts reach the table of contents.
 *
 * @throws when a page uses a tag wrongly: one line per mistake, with file, line and what to type
 */
export default function apiReference(this: Processor, options: PluginOptions) {
  const settings = validateOptions(options);

  return async (root: Root, file: SourceFile): Promise<void> => {
    const sourceFile = sitePath(settings.siteDir, file.path);
    const page: Page = {
      ...settings,
      root,
      file: sourceFile,
      publishedIn: sourceFile,
      frontMatter: file.data.frontMatter ?? {},
      documented: await readDocumentedPages(settings.siteDir),
      parse: (content, path) => this.parse({value: prepareMdx(content), path}),
      problems: [],
    };

    const header = readPageHeader(page);
    await expandPage(page);
    insertVersions(page);
    insertPageHeader(page, header);
    throwProblems(page);
  };
}

async function expandPage(page: Page): Promise<void> {
  // First, because the headings of shared texts are link targets for the tables.
  await expandOptions(page, expandFacts);
  await expandFacts(page);
}

async function expandFacts(page: Page): Promise<void> {
  await expandSignatures(page);
  await expandProps(page);
  await expandPropTables(page);
  await expandReturns(page);
  await expandCompatibility(page);
  await expandInstalls(page);
  await expandExports(page);
  await expandStatuses(page);
  await expandFactsInText(page);
  await expandFactBlocks(page);
}
