import {createErrorMatcher} from '../../../errors/client/matcher';
import type {FindableEntry} from '../../../errors/types';
import type {Passage} from './pages';
import type {Site} from './site';

const RESULTS = 3;
/** Words of a message that say which one it is. What follows is a stack or what was passed. */
const MAX_WORDS = 40;

/** The site's error index, which names the version that it's for. */
export const ERRORS_FILE = '/docs/troubleshooting/errors.json';

/** An entry of the site's error index. */
type Entry = FindableEntry & {fix: string};

/**
 * What the documentation says about an error message: its cause and fix where the site's error index
 * has it, and otherwise what a search finds.
 *
 * @param message may have colors of a terminal in it, and a stack trace below
 */
export async function explainError(
  message: string,
  site: Site,
  search: (query: string, limit: number) => Promise<Passage[]>,
): Promise<string> {
  // A site may have no such index, and a search helps then.
  const index = await site.read(ERRORS_FILE).catch(() => '{}');
  const entries = readErrors(index);
  const known = createErrorMatcher(entries)
    .match(message)
    .filter(({how}) => how !== 'near')
    .flatMap(({number}) => entries[number] ?? []);
  if (known.length > 0) {
    return known
      .map(({fix, title, page}) => `${fix}\n\nPage: ${title}, ${site.origin}${page}`)
      .join('\n\n---\n\n');
  }
  const first = firstLines(message);
  const found = await search(first, RESULTS);
  return found.length > 0
    ? [
        'No page has this message. These passages have its words:',
        ...found.map(({page, heading, url, text}) => `# ${page} › ${heading}\n${url}\n\n${text}`),
      ].join('\n\n---\n\n')
    : `The documentation at ${site.origin} doesn't have this message. Search for the API that throws it.`;
}

/** Reads `errors.json`. What is no entry is left out. */
export function readErrors(json: string): Entry[] {
  const entries = fieldsOf(JSON.parse(json)).get('entries');
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const fields = fieldsOf(entry);
    const [page, title, fix] = ['page', 'title', 'fix'].map((name) => fields.get(name));
    const messages = fields.get('messages');
    return typeof page === 'string' &&
      typeof title === 'string' &&
      typeof fix === 'string' &&
      Array.isArray(messages)
      ? [{page, title, fix, messages: messages.map(String)}]
      : [];
  });
}

/** The version of the toolkit that `errors.json` is for, if it says one. */
export function readVersion(json: string): string | undefined {
  const version = fieldsOf(JSON.parse(json)).get('version');
  return typeof version === 'string' ? version : undefined;
}

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));

/** A message without colors, the name of its class and its stack. */
export function firstLines(message: string): string {
  // eslint-disable-next-line no-control-regex -- Terminals write colors with this character.
  const uncolored = message.replace(/\u001b\[[\d;]*m/g, '');
  const [lines = ''] = uncolored.split(/\n\s*at /);
  return lines
    .replace(/^\s*(Uncaught )?(\w*Error: )+/, '')
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
    .trim();
}
