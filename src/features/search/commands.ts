/** A place that a command leads to. */
export type Place = {label: string; path: string};

/** Where readers go most, each by its name in the navigation. */
export const PLACES: Place[] = [
  {label: 'Docs', path: '/docs/'},
  {label: 'API', path: '/docs/api'},
  {label: 'Player', path: '/docs/player/'},
  {label: 'Lambda', path: '/docs/lambda'},
  {label: 'Command line', path: '/docs/cli/'},
  {label: 'Learn', path: '/learn'},
  {label: 'Templates', path: '/templates/'},
  {label: 'Showcase', path: '/showcase/'},
  {label: 'Blog', path: '/blog'},
  {label: 'Experts', path: '/experts/'},
  {label: 'License & pricing', path: '/docs/license'},
  {label: 'Support', path: '/docs/support'},
];

/** What a query that asks for commands begins with. */
const START = '>';

/** What stands behind the `>` of a query; `null` for one that searches. */
export function commandQuery(query: string): string | null {
  const text = query.trimStart();
  return text.startsWith(START) ? text.slice(START.length).trim() : null;
}

/** Those whose label holds all words of the query, in any order. */
export function matchCommands<Command extends {label: string}>(
  commands: Command[],
  query: string,
): Command[] {
  const words = query.toLowerCase().split(/\s+/);
  return commands.filter(({label}) => words.every((word) => label.toLowerCase().includes(word)));
}
