import type {Passage} from './pages';
import type {Site} from './site';

const RESULTS = 3;
/** Words of a message that say which one it is. What follows is a stack or what was passed. */
const MAX_WORDS = 40;
/** Templates with fewer characters of their own fit too much. */
const MIN_LITERAL = 12;

/** An entry of the site's error index. */
export type KnownError = {
  /** Templates: `…` stands for what differs from case to case. */
  messages: string[];
  /** Route of the page that helps. */
  page: string;
  title: string;
  fix: string;
};

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
  const first = firstLines(message);
  // A site may have no such index, and a search helps then.
  const index = await site.read('/docs/troubleshooting/errors.json').catch(() => '{}');
  const known = findError(readErrors(index), first);
  if (known) {
    return `${known.fix}\n\nPage: ${known.title}, ${site.origin}${known.page}`;
  }
  const found = await search(first, RESULTS);
  return found.length > 0
    ? found
        .map(({page, heading, url, text}) => `# ${page} › ${heading}\n${url}\n\n${text}`)
        .join('\n\n---\n\n')
    : `The documentation at ${site.origin} doesn't have this message. Search for the API that throws it.`;
}

/** The entry with the longest template that fits a message. */
export function findError(errors: KnownError[], message: string): KnownError | undefined {
  const text = plain(message);
  let best: {error: KnownError; length: number} | undefined;
  for (const error of errors) {
    for (const template of error.messages) {
      const parts = template.split('…').map(plain).filter(Boolean);
      const length = parts.join('').length;
      if (length >= MIN_LITERAL && length > (best?.length ?? 0) && followsIn(text, parts)) {
        best = {error, length};
      }
    }
  }
  return best?.error;
}

/** Whether all parts are in a text, one after the other. */
function followsIn(text: string, parts: string[]): boolean {
  let position = 0;
  return parts.every((part) => {
    const place = text.indexOf(part, position);
    position = place + part.length;
    return place !== -1;
  });
}

/** Words alone: case, quotes and punctuation differ where a message was copied by hand. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads `errors.json`. What is no entry is left out. */
export function readErrors(json: string): KnownError[] {
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
