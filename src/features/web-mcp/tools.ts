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

/** An argument as a JSON schema describes it, with a sentence. */
type Parameter = {
  type: 'string' | 'integer';
  description: string;
  minimum?: number;
  maximum?: number;
};

const text = (description: string): Parameter => ({type: 'string', description});

const RESULTS = 6;
/** Of each result, in characters. */
const EXCERPT = 600;

/** What an agent can do with the documentation that the browser shows. */
export const toolsOf = (place: Place): Tool[] => [
  tool(
    'search',
    'Search the Remotion documentation. Returns passages with the URLs of their pages.',
    {query: text('A question or a few words, such as an API or an error message.')},
    ({query = ''}) => search(query, place),
  ),
  tool(
    'read_page',
    'Read a page of the Remotion documentation as Markdown.',
    {page: text('Its URL or its path, such as /docs/sequence.')},
    ({page = ''}) => readPage(page, place),
  ),
  tool(
    'render_frame',
    'Draw one frame of a Remotion component in a sandbox on this page, 1280 by 720 pixels at 30 fps. Says whether it was drawn, or what is wrong with the code.',
    {
      code: text('A TSX file that exports the component, with its imports from remotion packages.'),
      frame: {
        type: 'integer',
        minimum: 0,
        maximum: 9999,
        description: 'The number of the frame. The first is 0.',
      },
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
  parameters: Record<string, Parameter>,
  run: (input: Record<string, string>) => Promise<string>,
): Tool {
  const names = Object.keys(parameters);
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: parameters,
      required: names,
    },
    annotations: {readOnlyHint: true},
    async execute(input) {
      const fields = fieldsOf(input);
      try {
        const texts = Object.entries(parameters).map(([key, {description}]): [string, string] => [
          key,
          textOf(fields[key], `Pass "${key}". ${description}`),
        ]);
        return {content: [{type: 'text', text: await run(Object.fromEntries(texts))}]};
      } catch (error) {
        return {content: [{type: 'text', text: problemOf(error)}], isError: true};
      }
    },
  };
}

/** What went wrong, as a sentence: also where a script of the site is what didn't load. */
function problemOf(error: unknown): string {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  return name === 'ChunkLoadError'
    ? "A part of the site didn't load. Check the connection and try again."
    : message;
}

/** @throws Error with the sentence if an argument is missing */
function textOf(value: unknown, sentence: string): string {
  const given = typeof value === 'number' ? String(value) : value;
  if (typeof given !== 'string' || !given.trim()) {
    throw new Error(sentence);
  }
  return given;
}

async function search(query: string, place: Place): Promise<string> {
  const {createLocalSearchClient} = await loadSearchEngine();
  const client = createLocalSearchClient(place);
  const {sources} = await client.ask(query).catch(() => {
    throw new Error("The search index didn't load. Check the connection and try again.");
  });
  return sources.length > 0
    ? sources
        .slice(0, RESULTS)
        .map(
          ({title, heading, url, markdown}) =>
            `# ${title}${heading ? ` › ${heading}` : ''}\n${new URL(url, location.href).href}\n\n${shortened(markdown)}`,
        )
        .join('\n\n---\n\n')
    : `Nothing is found for "${query}". Try an API's name or fewer words.`;
}

/** Ends with a whole word. */
const shortened = (markdown: string): string =>
  markdown.length > EXCERPT ? `${markdown.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : markdown;

async function readPage(page: string, {baseUrl, siteUrl}: Place): Promise<string> {
  const base = location.origin + baseUrl;
  if (!URL.canParse(page, base)) {
    throw new Error(`${page} is no URL. Name a page such as /docs/sequence.`);
  }
  const url = new URL(page, base);
  if (![location.origin, siteUrl].includes(url.origin)) {
    throw new Error(`${page} is a page of another site. Name one of this site.`);
  }
  const path = url.pathname.startsWith(baseUrl) ? url.pathname.slice(baseUrl.length) : '';
  const route = `/${path}`.replace(/\.md$/, '');
  const response = await fetch(baseUrl + markdownPath(route).slice(1)).catch(() => {
    throw new Error(`${route} didn't load. Check the connection and try again.`);
  });
  if (!response.ok) {
    throw new Error(`There is no page ${route}. Search for it first.`);
  }
  return response.text();
}
