import {loadSearchEngine, markdownPath} from '@site/plugins/browser';
import {fieldsOf} from '@site/src/lib/fields';

/** Where the site and its search index are. */
export type Place = {indexUrl: string; baseUrl: string; siteUrl: string};

/** A tool as WebMCP takes it. */
export type Tool = {
  name: string;
  description: string;
  inputSchema: object;
  annotations: {readOnlyHint: true};
  execute: (input: unknown) => Promise<Answer>;
};

type Answer = {content: {type: 'text'; text: string}[]; isError?: true};

const RESULTS = 6;
/** Of each result, in characters. */
const EXCERPT = 600;

/** What an agent can do with the documentation that the browser shows. */
export const toolsOf = (place: Place): Tool[] => [
  tool(
    'search',
    'Search the Remotion documentation. Returns passages with the URLs of their pages.',
    {query: 'A question or a few words, such as an API or an error message.'},
    ({query = ''}) => search(query, place),
  ),
  tool(
    'read_page',
    'Read a page of the Remotion documentation as Markdown.',
    {page: 'Its URL or its path, such as /docs/sequence.'},
    ({page = ''}) => readPage(page, place),
  ),
  tool(
    'render_frame',
    'Draw one frame of a Remotion component in a sandbox on this page, 1280 by 720 pixels at 30 fps. Says whether it was drawn, or what is wrong with the code.',
    {
      code: 'A TSX file that exports the component, with its imports from remotion packages.',
      frame: 'The number of the frame. The first is 0.',
    },
    async ({code = '', frame = ''}) => {
      const {renderFrame} = await import('./render-frame');
      return renderFrame(code, Number(frame), place.baseUrl);
    },
  ),
];

function tool(
  name: string,
  description: string,
  parameters: Record<string, string>,
  run: (input: Record<string, string>) => Promise<string>,
): Tool {
  const names = Object.keys(parameters);
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        names.map((key) => [key, {type: 'string', description: parameters[key]}]),
      ),
      required: names,
    },
    annotations: {readOnlyHint: true},
    async execute(input) {
      const fields = fieldsOf(input);
      try {
        const texts = names.map((key): [string, string] => [key, textOf(fields[key], key)]);
        return {content: [{type: 'text', text: await run(Object.fromEntries(texts))}]};
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return {content: [{type: 'text', text}], isError: true};
      }
    },
  };
}

/** @throws Error with a sentence if an argument is missing */
function textOf(value: unknown, name: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !text.trim()) {
    throw new Error(`Pass "${name}" as text.`);
  }
  return text;
}

async function search(query: string, place: Place): Promise<string> {
  const {createLocalSearchClient} = await loadSearchEngine();
  const {sources} = await createLocalSearchClient(place).ask(query);
  return sources.length > 0
    ? sources
        .slice(0, RESULTS)
        .map(
          ({title, heading, url, markdown}) =>
            `# ${title}${heading ? ` › ${heading}` : ''}\n${new URL(url, location.href).href}\n\n${markdown.slice(0, EXCERPT)}`,
        )
        .join('\n\n---\n\n')
    : `Nothing is found for "${query}". Try an API's name or fewer words.`;
}

async function readPage(page: string, {baseUrl, siteUrl}: Place): Promise<string> {
  const url = new URL(page, location.origin + baseUrl);
  if (![location.origin, siteUrl].includes(url.origin)) {
    throw new Error(`${page} is a page of another site. Name one of this site.`);
  }
  const path = url.pathname.startsWith(baseUrl) ? url.pathname.slice(baseUrl.length) : '';
  const route = `/${path}`.replace(/\.md$/, '');
  const response = await fetch(baseUrl + markdownPath(route).slice(1));
  if (!response.ok) {
    throw new Error(`There is no page ${route}. Search for it first.`);
  }
  return response.text();
}
