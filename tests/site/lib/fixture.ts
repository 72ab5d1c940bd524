import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, normalize} from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export type FixtureSite = {origin: string; close: () => void};

/**
 * Builds a fixture site and serves it below its base URL.
 *
 * @param name its folder in `__fixtures__`
 * @param variant value of `SEARCH_FIXTURE`; each is built in a folder of its own
 * @throws with the build's output if it fails
 */
export async function buildAndServe(
  name: string,
  variant: string,
  baseUrl: string,
): Promise<FixtureSite> {
  const out = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join('tests', 'site', '__fixtures__', name);
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'build', site, '--out-dir', out],
    {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        SEARCH_FIXTURE: variant,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${variant}`,
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The fixture ${name} does not build.\n${stdout}${stderr}`);
  }
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const file = pathname.startsWith(baseUrl)
      ? findFile(out, pathname.slice(baseUrl.length))
      : null;
    response.writeHead(file ? 200 : 404, {'Content-Type': TYPES[extname(file ?? '')] ?? ''});
    response.end(file ? readFileSync(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => server.close()};
}

/**
 * Serves a fixture site from its sources, as `npm start` does.
 *
 * @param name its folder in `__fixtures__`
 * @param variant value of `SEARCH_FIXTURE`
 * @throws with the server's output if it ends or stays silent
 */
export async function startFixture(
  name: string,
  variant: string,
  baseUrl: string,
): Promise<FixtureSite> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'start',
      join('tests', 'site', '__fixtures__', name),
      '--no-open',
      ...['--host', '127.0.0.1', '--port', String(port)],
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SEARCH_FIXTURE: variant,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${variant}-start`,
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin + baseUrl).then(
      ({ok}) => ok,
      () => false,
    );
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > end) {
      server.kill();
      throw new Error(`The fixture ${name} does not start.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {origin, close: () => server.kill()};
}

const START_TIMEOUT_MS = 150_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function findFile(folder: string, path: string): string | null {
  const wanted = join(folder, normalize(decodeURI(path)));
  const candidates = [wanted, `${wanted}.html`, join(wanted, 'index.html')];
  return (
    candidates.find(
      (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile(),
    ) ?? null
  );
}
