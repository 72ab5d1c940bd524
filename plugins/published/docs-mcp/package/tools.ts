import {ageNote} from './age';
import {checkSnippet} from './check';
import {explainError} from './errors';
import {listExports, type Exports} from './exports';
import {openSearch} from './pages';
import {markdownPathOf, type Site} from './site';

/** A tool as clients see it, and what it does. */
export type Tool = {
  name: string;
  description: string;
  /** Names of its arguments, each with a sentence. */
  parameters: Record<string, string>;
  run: (input: Record<string, string>) => Promise<string>;
};

export type Setting = {
  site: Site;
  /** The documented version of the toolkit. */
  version: string;
  exports: Exports;
  /** Folder whose types snippets are checked against, if it has the documented version. */
  project: string;
};

const RESULTS = 6;
/** Of each result, in characters. */
const EXCERPT = 600;

export function toolsOf({site, version, exports, project}: Setting): Tool[] {
  const search = openSearch(site);
  return [
    {
      name: 'search',
      description: `Search the documentation of Remotion ${version}. Returns passages with the URLs of their pages.`,
      parameters: {query: 'A few words: an API, a task or an error message.'},
      async run({query = ''}) {
        const found = await search(query, RESULTS);
        return found.length > 0
          ? found
              .map(
                ({page, heading, url, text}) =>
                  `# ${page}${heading === page ? '' : ` › ${heading}`}\n${url}\n\n${shortened(text)}`,
              )
              .join('\n\n---\n\n')
          : `Nothing is found for "${query}". Try an API's name or fewer words.`;
      },
    },
    {
      name: 'read_page',
      description:
        'Read a page of the documentation as Markdown, with its options, types and examples.',
      parameters: {page: 'Its URL or its path, such as /docs/sequence.'},
      run: async ({page = ''}) => site.read(markdownPathOf(page, site)),
    },
    {
      name: 'list_exports',
      description: `List what a package of Remotion ${version} exports, or find the package of an export.`,
      parameters: {name: 'A package such as @remotion/player, or an export such as interpolate.'},
      run: async ({name = ''}) => listExports(exports, name) + (await ageNote(site, version)),
    },
    {
      name: 'check_snippet',
      description: `Compile a TypeScript or TSX file against the types of Remotion ${version}, without running it. Returns the errors with line and column.`,
      parameters: {code: 'The whole file, with its imports.'},
      run: async ({code = ''}) =>
        (await checkSnippet(code, project, version)) + (await ageNote(site, version)),
    },
    {
      name: 'explain_error',
      description:
        'Explain an error message of Remotion: its cause, its fix and the page about it.',
      parameters: {message: 'The message as it is. A stack trace may follow it.'},
      run: ({message = ''}) => explainError(message, site, search),
    },
  ];
}

const shortened = (text: string): string =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : text;
