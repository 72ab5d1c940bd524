import type {Passage} from './pages';
import type {Site} from './site';

const RESULTS = 3;
/** Words of a message that say which one it is. What follows is a stack or what was passed. */
const MAX_WORDS = 40;

/**
 * What the documentation says about an error message.
 *
 * @param message may have colors of a terminal in it, and a stack trace below
 */
export async function explainError(
  message: string,
  site: Site,
  search: (query: string, limit: number) => Promise<Passage[]>,
): Promise<string> {
  const first = firstLines(message);
  const found = await search(first, RESULTS);
  return found.length > 0
    ? found
        .map(({page, heading, url, text}) => `# ${page} › ${heading}\n${url}\n\n${text}`)
        .join('\n\n---\n\n')
    : `The documentation at ${site.origin} doesn't have this message. Search for the API that throws it.`;
}

/** A message without colors, the name of its class and its stack. */
export function firstLines(message: string): string {
  // eslint-disable-next-line no-control-regex -- Terminals write colors with this character.
  const plain = message.replace(/\u001b\[[\d;]*m/g, '');
  const [lines = ''] = plain.split(/\n\s*at /);
  return lines
    .replace(/^\s*(Uncaught )?(\w*Error: )+/, '')
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
    .trim();
}
