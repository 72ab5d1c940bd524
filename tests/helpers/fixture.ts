import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {serveBuild} from '../../scripts/lib/host/server';
import {freePort, waitForAnswer} from '../../scripts/lib/ports';
import {ROOT} from '../../scripts/lib/root';

export type FixtureSite = {origin: string; close: () => void};

/** @param folder where the files of this variant lie that are made on the way */
const environmentOf = (variant: string, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  SEARCH_FIXTURE: variant,
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${folder}`,
  // The cache knows nothing of the data that pages show, and of the configuration one file alone.
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  NO_UPDATE_NOTIFIER: '1',
});

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
      env: environmentOf(variant, variant),
    },
  );
  if (status !== 0) {
    throw new Error(`The fixture ${name} does not build.\n${stdout}${stderr}`);
  }
  const {origin, close} = await serveBuild(out, {baseUrl});
  return {
    origin,
    close: () => {
      void close();
      rmSync(out, {recursive: true, force: true});
    },
  };
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
      env: {...environmentOf(variant, `${variant}-start`), NODE_ENV: 'development'},
    },
  );
  let output = '';
  server.stdout.on('data', (data: Buffer) => (output += data.toString()));
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const isServing = await waitForAnswer(origin + baseUrl, {
    isAlive: () => server.exitCode === null,
    timeoutMs: START_TIMEOUT_MS,
  });
  if (!isServing) {
    server.kill();
    throw new Error(`The fixture ${name} does not start.\n${output}`);
  }
  return {origin, close: () => server.kill()};
}

const START_TIMEOUT_MS = 150_000;
