import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {text} from 'node:stream/consumers';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {gunzipSync} from 'fflate';
import {extract} from 'tar-stream';
import {fieldsOf} from '../../src/lib/fields';
import {expect, test} from '../helpers/test';

const PACKAGE = join(process.cwd(), 'build', 'docs-mcp.tgz');
/** Below the project, so that the server finds its dependencies there. */
const FOLDER = join(process.cwd(), 'node_modules', '.cache', 'docs-mcp-test');

async function unpack(file: string, folder: string): Promise<number> {
  const archive = extract();
  archive.end(Buffer.from(gunzipSync(readFileSync(file))));
  let files = 0;
  for await (const entry of archive) {
    const target = join(folder, entry.header.name);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, await text(entry));
    files++;
  }
  return files;
}

test('a client talks to the package of the site over stdio: search, read, list, check, explain', async ({
  baseURL,
}) => {
  rmSync(FOLDER, {recursive: true, force: true});
  const files = await unpack(PACKAGE, FOLDER);
  const size = readFileSync(PACKAGE).length;
  console.log(`${files} files, ${size} bytes`);
  expect(size).toBeLessThan(40_000);

  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        join(FOLDER, 'package/server.js'),
        '--site',
        baseURL ?? '',
        '--project',
        process.cwd(),
      ],
    }),
  );
  const call = async (name: string, input: Record<string, unknown>) => {
    const {content, isError} = await client.callTool({name, arguments: input});
    const answer = Object.values(fieldsOf(content)).map((part) => String(fieldsOf(part).text));
    return {text: answer.join('\n'), isError: isError === true};
  };
  try {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_exports',
      'check_snippet',
      'explain_error',
    ]);
    expect((await call('search', {query: 'trim a video'})).text).toContain('/docs/');
    expect((await call('search', {query: 'OffthreadVideo'})).text).toContain(
      '/docs/offthreadvideo',
    );
    expect((await call('read_page', {page: '/docs/sequence/'})).text).toContain(
      'title: <Sequence>',
    );
    expect((await call('list_exports', {name: '@remotion/player'})).text).toContain(
      'Player (component)',
    );
    const right = "import {spring} from 'remotion';\nexport const a = spring({frame: 1, fps: 30});";
    expect((await call('check_snippet', {code: right})).text).toMatch(
      /^No errors\. Checked against the types of \d/,
    );
    const wrong = await call('check_snippet', {code: right.replace('fps: 30', "fps: '30'")});
    expect(wrong.text).toMatch(/^1 error:\n2:36 TS2322: Type 'string' is not assignable/);
    // What is the matter, and no errors that only follow from it or from what isn't there.
    const withoutModule = await call('check_snippet', {code: 'const A = () => <div />;'});
    expect(withoutModule.text).toMatch(/^No errors\./);
    const slip = await call('check_snippet', {code: 'export const A = () => <div>;'});
    expect(slip.text).toMatch(/^2 errors:\n1:25 TS17008: .*\n1:30 TS1005: /);
    const script = await call('check_snippet', {
      code: "import path from 'node:path';\nimport pad from 'left-pad';\nimport {T} from './T';\npad(T, path.sep);",
    });
    expect(script.text).toMatch(/^2 errors:\n2:17 TS2307: .*\n3:17 TS2307: /);
    expect(script.text).toMatch(
      /Nothing is known of left-pad and \.\/T there, so ignore errors about that\.$/,
    );
    expect((await call('list_exports', {name: 'interpolat'})).text).toContain(
      'Did you mean interpolate',
    );
    expect((await call('search', {query: 'spring'})).text).toMatch(
      /^# spring\(\)\nhttps?:\/\/.*\/docs\/spring\n/,
    );
    const message =
      'Error: inputRange must be strictly monotonically increasing\n    at a (b.js:1)';
    expect((await call('explain_error', {message})).text).toContain('/docs/');

    // What can't be answered is said in a sentence, and the server goes on.
    expect(await call('read_page', {page: '/docs/no-such-page'})).toEqual({
      text: expect.stringMatching(
        /^There is no page \/docs\/no-such-page at http.* Search for it first\.$/,
      ),
      isError: true,
    });
    expect(await call('search', {})).toEqual({
      text: expect.stringMatching(/^"search" needs "query" as text\./),
      isError: true,
    });
    expect((await call('nothing', {})).text).toMatch(/^There is no tool "nothing"\./);
  } finally {
    await client.close();
  }
});
