import {execFile, spawn} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {freePort, waitForAnswer} from '../ports';

const START_TIMEOUT_MS = 10_000;

const run = promisify(execFile);

export type Nginx = {port: number; deploy: () => Promise<void>; stop: () => Promise<void>};

/**
 * Starts nginx as the container does, with deploy/nginx.conf, in a folder of its own.
 *
 * @param build absolute path of the build
 * @throws Error if nginx doesn't answer within ten seconds
 */
export async function startNginx(build: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // nginx started by root reads files as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'run'));
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  writeFileSync(
    join(folder, 'nginx.conf'),
    config.replace('listen 8080;', `listen 127.0.0.1:${port};`),
  );
  cpSync(join(build, 'nginx-headers.conf'), join(folder, 'nginx-headers.conf'));
  symlinkSync(build, join(folder, 'site'));
  const options = ['-p', `${folder}/`, '-c', 'nginx.conf'];
  const server = spawn('nginx', [...options, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const isServing = await waitForAnswer(`http://127.0.0.1:${port}/`, {
    isAlive: () => server.exitCode === null,
    timeoutMs: START_TIMEOUT_MS,
  });
  if (!isServing) {
    server.kill();
    throw new Error('nginx does not serve the build. What it says stands above.');
  }
  return {
    port,
    async deploy() {
      // A link that is renamed over another changes place in one step.
      symlinkSync(build, join(folder, 'next'));
      renameSync(join(folder, 'next'), join(folder, 'site'));
      await run('nginx', [...options, '-s', 'reload']);
    },
    async stop() {
      const ended = new Promise((wake) => server.once('exit', wake));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
