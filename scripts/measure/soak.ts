/*
 * `npm run soak`: serves the last build by nginx with deploy/nginx.conf on the loopback interface,
 * and prints requests per second, the slowest answers and errors:
 *
 *   pages      one page after the other, compressed, over connections that stay open
 *   assets     the largest script of the site
 *   deploys    new connections while a new release takes the place of the old one, and nginx reloads
 *
 *   --seconds 20     how long each part takes
 *   --connections 64 readers at once
 *
 * Needs nginx with its brotli module, wrk and ab:
 *   apt-get install nginx libnginx-mod-http-brotli-static wrk apache2-utils
 */
import {execFile, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {get} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {headersOf, readHeadersFile} from '../../plugins/published/headers/formats';
import {FOR_GOOD} from '../../plugins/published/headers/rules';
import {runCommand} from '../lib/command';
import {startNginx, type Nginx} from '../lib/host/nginx';

const BUILD = resolve('build');
const DEPLOYS = 10;

const run = promisify(execFile);

function requireTools(): void {
  const missing = ['nginx', 'wrk', 'ab'].filter(
    (tool) => spawnSync(tool, [tool === 'wrk' ? '-v' : '-V']).error !== undefined,
  );
  if (missing.length > 0) {
    throw new Error(
      `Missing: ${missing.join(', ')}. Install them: apt-get install nginx libnginx-mod-http-brotli-static wrk apache2-utils`,
    );
  }
  if (!existsSync(join(BUILD, 'index.html.br'))) {
    throw new Error('There is no compressed build. Run: npm run build && npm run compress');
  }
}

/** Asks for one address of each kind, before any load: what nginx says is what the rules say. */
async function checkAnswers(port: number): Promise<void> {
  const rules = readHeadersFile(readFileSync(join(BUILD, '_headers'), 'utf8'));
  const expected: [path: string, status: number, location?: string][] = [
    ['/', 200],
    ['/docs/render', 200],
    ['/docs/render/', 200],
    ['/ai-embed', 200],
    ['/live-frame/', 200],
    [largestScript(), 200],
    ['/no/such/page', 404],
    ['/assets/js/no-such-script.js', 404],
    ['/vercel.json', 404],
    ['/_redirects', 404],
    ['/docs/render.html?a=1', 301, '/docs/render?a=1'],
    ['/about.html', 301, '/about'],
    ['/docs/index.html', 301, '/docs/'],
    ['/index.html', 301, '/'],
    ['//evil.example/a.html', 404],
    ['/\\evil.example/a.html', 404],
    ['/%0d%0aX-Evil:1.html', 404],
    ['/docs/..%2f..%2fnginx.conf', 400],
    ['/%E0%A4%A', 400],
  ];
  for (const [path, status, location] of expected) {
    const answer = await ask(port, path);
    const problems = [
      answer.status === status ? '' : `status ${answer.status}, not ${status}`,
      answer.headers.location === location ? '' : `leads to ${answer.headers.location}`,
    ];
    if (status === 200) {
      for (const [name, values] of Object.entries(headersOf(rules, path))) {
        const said = answer.headers[name.toLowerCase()];
        // nginx can tell a file from a missing one, and keeps it for good.
        const wanted = name === 'Cache-Control' ? FOR_GOOD : values.at(-1);
        const isSaid = name === 'Vary' ? said?.includes('Accept,') : said === wanted;
        problems.push(isSaid ? '' : `${name} is ${String(said)}`);
      }
      problems.push(answer.headers['content-encoding'] === 'br' ? '' : 'is not compressed');
    }
    if (status === 404 && /max-age=[1-9]/.test(answer.headers['cache-control'] ?? '')) {
      problems.push('is kept, though it may be there tomorrow');
    }
    const said = problems.filter(Boolean).join('; ');
    if (said) {
      throw new Error(`nginx answers ${path} wrongly: ${said}`);
    }
  }
  console.log(`${expected.length} addresses answered as expected`);
}

type Answer = {status: number; headers: IncomingHttpHeaders};

/** Asks for a path as it stands, which `fetch` would clean up. */
const ask = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {'Accept-Encoding': 'br'};
    get({host: '127.0.0.1', port, path, headers}, (response) => {
      response.resume();
      resolve({status: response.statusCode ?? 0, headers: response.headers});
    }).on('error', reject);
  });

type Result = {perSecond: string; p99: string; requests: number; errors: number};

/** Runs wrk over some paths in turn. */
async function load(
  port: number,
  paths: string[],
  {seconds, connections}: {seconds: number; connections: number},
): Promise<Result> {
  const script = join(mkdtempSync(join(tmpdir(), 'soak-')), 'paths.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local at = 0
request = function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %.0f %.1f %d\\n", summary.requests,
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end\n`,
  );
  const {stdout} = await run('wrk', [
    ...['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '-s', script],
    ...['-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}/`],
  ]);
  const [, requests, perSecond = '', p99, errors] =
    /RESULT (\d+) (\S+) (\S+) (\d+)/.exec(stdout) ?? [];
  if (errors === undefined) {
    throw new Error(`wrk said nothing that can be read.\n${stdout}`);
  }
  return {
    requests: Number(requests),
    perSecond,
    p99: `${p99} ms`,
    errors: Number(errors),
  };
}

/** Runs ab, each request over a connection of its own, while releases change place. */
async function loadDuringDeploys(
  {port, deploy}: Nginx,
  {seconds, connections}: {seconds: number; connections: number},
): Promise<Result> {
  const loading = run(
    'ab',
    ['-q', '-t', String(seconds), '-n', '10000000', '-c', String(connections)].concat(
      '-H',
      'Accept-Encoding: br',
      `http://127.0.0.1:${port}/docs/render`,
    ),
    {maxBuffer: 1e8},
  );
  let isLoading = true;
  void loading.finally(() => (isLoading = false)).catch(() => {});
  let deploys = 0;
  while (isLoading) {
    await new Promise((wake) => setTimeout(wake, (seconds * 1000) / (DEPLOYS + 1)));
    if (isLoading) {
      await deploy();
      deploys++;
    }
  }
  const {stdout} = await loading;
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  console.log(`${deploys} deploys under load`);
  return {
    requests: number(/Complete requests:\s+(\d+)/),
    perSecond: String(Math.round(number(/Requests per second:\s+([\d.]+)/))),
    p99: `${number(/99%\s+(\d+)/)} ms`,
    errors: number(/Failed requests:\s+(\d+)/) + number(/Non-2xx responses:\s+(\d+)/),
  };
}

function pathsOfPages(): string[] {
  const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function largestScript(): string {
  const scripts = readdirSync(join(BUILD, 'assets/js')).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string) => statSync(join(BUILD, 'assets/js', name)).size;
  return `/assets/js/${scripts.sort((a, b) => sizeOf(b) - sizeOf(a))[0]}`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      seconds: {type: 'string', default: '20'},
      connections: {type: 'string', default: '64'},
    },
  });
  const options = {seconds: Number(values.seconds), connections: Number(values.connections)};
  requireTools();
  const pages = pathsOfPages();
  const nginx = await startNginx(BUILD);
  try {
    await checkAnswers(nginx.port);
    const results = {
      [`${pages.length} pages`]: await load(nginx.port, pages, options),
      'the largest script': await load(nginx.port, [largestScript()], options),
      'a page during deploys': await loadDuringDeploys(nginx, options),
    };
    console.table(results);
    const errors = Object.values(results).reduce((sum, result) => sum + result.errors, 0);
    if (errors > 0) {
      throw new Error(`${errors} requests failed.`);
    }
  } finally {
    await nginx.stop();
  }
}

runCommand(main);
