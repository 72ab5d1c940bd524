import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '../helpers/test';
import {ROOT} from '../../scripts/lib/root';
import {portOf} from '../../scripts/lib/ports';

/** Runs a command in the repository and returns its exit code and all that it printed. */
function run(
  command: string[],
  variables: NodeJS.ProcessEnv = {},
): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('npx', command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1', ...variables},
  });
  return {code: status, output: stdout + stderr};
}

function buildFixture(name: string) {
  const out = mkdtempSync(join(tmpdir(), 'site-'));
  return run(['docusaurus', 'build', `tests/site/__fixtures__/${name}`, '--out-dir', out]);
}

test.describe('the build stops', () => {
  test.setTimeout(180_000);

  test('at a broken link, and names the page and the link', () => {
    const {code, output} = buildFixture('broken-link');
    expect(code).not.toBe(0);
    expect(output).toContain('Broken link on source page path = /');
    expect(output).toContain('/docs/not-written');
  });

  test('at a page without a default export, and says what to do', () => {
    const {code, output} = buildFixture('no-default-export');
    expect(code).not.toBe(0);
    expect(output).toContain("doesn't have a default export");
    expect(output).toContain('Consider default-exporting a React component');
  });

  test('at a malformed environment variable, and names it', () => {
    const {code, output} = run(['docusaurus', 'build'], {SITE_URL: 'remotion.dev'});
    expect(code).not.toBe(0);
    expect(output).toContain('The environment variable SITE_URL is "remotion.dev"');
  });
});

for (const [command, script] of Object.entries({
  start: ['scripts/docusaurus.ts', 'start'],
  serve: ['scripts/serve.ts'],
})) {
  test(`${command} on a taken port says how to choose another`, async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const port = portOf(server);
    const {code, output} = run(['tsx', ...script, '--port', String(port)]);
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(`-- --port ${port + 1}`);
  });
}
