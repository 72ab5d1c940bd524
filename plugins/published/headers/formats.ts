import {FOR_GOOD, type HeaderRule} from './rules';

/**
 * Hosts that read these files set a header by the address alone, whether a file is there or not. A
 * missing one kept for good would stay missing, so the browser asks for a new copy after a day, and
 * uses the one that it has meanwhile.
 */
const FOR_ANY_STATUS = 'public, max-age=86400, stale-while-revalidate=31536000';

const forAnyStatus = (headers: Record<string, string>): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [
    name,
    value === FOR_GOOD ? FOR_ANY_STATUS : value,
  ]);

/** `_headers`, which Netlify, Cloudflare Pages and others read from the published folder. */
export function toHeadersFile(rules: HeaderRule[]): string {
  const blocks = rules.flatMap(({paths, headers}) =>
    paths.map((path) =>
      [path, ...forAnyStatus(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads `_headers` back. Comments and empty lines are skipped. */
export function readHeadersFile(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter((block) => block.startsWith('/'));
  return blocks.map((block) => {
    const fields = block.matchAll(/^[ \t]+([\w-]+):[ \t]*(.*)$/gm);
    const headers = Array.from(fields, ([, name = '', value = '']) => [name, value] as const);
    return {paths: [block.replace(/\n[^]*/, '').trim()], headers: Object.fromEntries(headers)};
  });
}

/** Headers of an address, with each value that a rule sets for it, in order. */
export function headersOf(rules: HeaderRule[], path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const {paths, headers} of rules) {
    if (paths.some((pattern) => matches(pattern, path))) {
      for (const [name, value] of Object.entries(headers)) {
        const values = (found[name] ??= []);
        if (!values.includes(value)) {
          values.push(value);
        }
      }
    }
  }
  return found;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** `vercel.json` of a folder that is deployed as it is. */
export function toVercelFile(rules: HeaderRule[]): string {
  const headers = rules.flatMap(({paths, headers: fields}) =>
    paths.map((path) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: forAnyStatus(fields).map(([key, value]) => ({key, value})),
    })),
  );
  return `${JSON.stringify({cleanUrls: true, headers}, null, 2)}\n`;
}

/**
 * Configuration for nginx, to be included in its `http` block. A `location` that adds a header of
 * its own would lose these, so it must not.
 */
export function toNginxFile(rules: HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return `${names.map((name) => nginxHeader(name, rules)).join('\n')}`;
}

/** Without one, browsers guess how long they may keep a page. Other hosts say it by themselves. */
const NGINX_DEFAULTS: Record<string, string> = {'Cache-Control': 'no-cache'};

function nginxHeader(name: string, rules: HeaderRule[]): string {
  const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`;
  // The last rule that matches counts, and nginx takes the first.
  const lines = [...rules].reverse().flatMap(({paths, headers}) => {
    const value = headers[name];
    return value === undefined
      ? []
      : paths.map((path) => `  "~${nginxPattern(path)}" ${quoted(value)};`);
  });
  return [
    `map $uri ${variable} {`,
    `  default ${quoted(NGINX_DEFAULTS[name] ?? '')};`,
    ...lines,
    '}',
    // Without `always`, nginx leaves it out where there is no file.
    `add_header ${name} ${variable}${name === 'Cache-Control' ? '' : ' always'};`,
    '',
  ].join('\n');
}

const nginxPattern = (path: string): string =>
  `^${path.replace(/\*$/, '').replaceAll('.', '\\.')}${path.endsWith('*') ? '' : '$'}`;

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
