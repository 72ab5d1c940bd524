import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import {expect, test} from '@playwright/test';
import {pages} from './search/__fixtures__/pages';
import {
  algoliaSettings,
  algoliaSynonyms,
  toAlgoliaRecords,
} from '../../scripts/search/algolia-records';
import {pushRecords, readTarget} from '../../scripts/search/push-records';
import type {Target} from '../../scripts/search/push-records';
import {ROOT} from '../../scripts/lib/root';
import {portOf} from '../../scripts/lib/ports';

const target: Target = {appId: 'APP', adminApiKey: 'admin-key', indexName: 'site'};
const records = toAlgoliaRecords(pages, 'https://site.example/base/');

type Index = {objects: {objectID: string}[]; settings: object; synonyms: object[]};

/** A stand-in for the hosted engine: the calls of a push, on the loopback interface. */
async function withStandIn<Result>(
  run: (options: {
    hosts: {url: string; accept: 'readWrite'; protocol: 'http'}[];
  }) => Promise<Result>,
  {failOn}: {failOn?: RegExp} = {},
): Promise<{result: Result | Error; indexes: Map<string, Index>; calls: string[]}> {
  const old: Index = {objects: [{objectID: 'old'}], settings: {old: true}, synonyms: []};
  const indexes = new Map<string, Index>([['site', old]]);
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const {pathname} = new URL(request.url ?? '/', 'http://stand.in');
      const call = `${request.method} ${pathname}`;
      calls.push(call);
      const answer = (status: number, content: object) => {
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(content));
      };
      if (request.headers['x-algolia-api-key'] !== target.adminApiKey) {
        answer(403, {message: 'Invalid Application-ID or API key', status: 403});
        return;
      }
      if (failOn?.test(call)) {
        answer(400, {message: 'Record is too big', status: 400});
        return;
      }
      const [, , , name = '', action = ''] = pathname.split('/').map(decodeURIComponent);
      const index = indexes.get(name) ?? {objects: [], settings: {}, synonyms: []};
      const content = body ? (JSON.parse(body) as never) : null;
      if (request.method === 'DELETE') {
        indexes.delete(name);
      } else if (action === 'settings') {
        indexes.set(name, {...index, settings: content as unknown as object});
      } else if (action === 'synonyms') {
        indexes.set(name, {...index, synonyms: content as unknown as object[]});
      } else if (action === 'batch') {
        const {requests} = content as unknown as {requests: {body: {objectID: string}}[]};
        const added = requests.map(({body: object}) => object);
        indexes.set(name, {...index, objects: [...index.objects, ...added]});
      } else if (action === 'operation') {
        const {destination} = content as unknown as {destination: string};
        indexes.set(destination, index);
        indexes.delete(name);
      }
      answer(
        200,
        action === 'task' ? {status: 'published'} : {taskID: calls.length, objectIDs: []},
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hosts = [
    {url: `127.0.0.1:${portOf(server)}`, accept: 'readWrite' as const, protocol: 'http' as const},
  ];
  const result = await run({hosts}).catch((error: Error) => error);
  await new Promise((resolve) => server.close(resolve));
  return {result, indexes, calls};
}

test('a push replaces records, settings and synonyms in one step', async () => {
  const {result, indexes, calls} = await withStandIn((options) =>
    pushRecords(target, records, options),
  );
  console.log(`push: ${records.length} records in ${calls.length} calls`);
  expect(result).toBe(records.length);
  expect([...indexes.keys()]).toEqual(['site']);
  const site = indexes.get('site')!;
  expect(site.objects).toEqual(JSON.parse(JSON.stringify(records)));
  expect(site.settings).toEqual(algoliaSettings);
  expect(site.synonyms).toEqual(algoliaSynonyms);
  // The live index is touched by nothing but the final move.
  expect(calls.filter((call) => /\/indexes\/site(\/|$)/.test(call))).toEqual([]);
});

test('a wrong key changes nothing, and is explained', async () => {
  const {result, indexes} = await withStandIn((options) =>
    pushRecords({...target, adminApiKey: 'search-only'}, records, options),
  );
  expect((result as Error).message).toMatch(
    /^Algolia refused the key for the application APP\..*ALGOLIA_ADMIN_API_KEY.*unchanged\.$/,
  );
  expect(indexes.get('site')?.objects).toEqual([{objectID: 'old'}]);
});

for (const failOn of [/batch$/, /settings$/, /synonyms/, /operation$/]) {
  test(`a push that fails at ${failOn.source} changes nothing, and is explained`, async () => {
    const {result, indexes} = await withStandIn(
      (options) => pushRecords(target, records, options),
      {failOn},
    );
    expect((result as Error).message).toBe(
      'Algolia answered 400: Record is too big. The index site is unchanged.',
    );
    expect(indexes.get('site')?.objects).toEqual([{objectID: 'old'}]);
  });
}

test('a host that cannot be reached is explained', async () => {
  const hosts = [{url: '127.0.0.1:9', accept: 'readWrite' as const, protocol: 'http' as const}];
  await expect(pushRecords(target, records, {hosts})).rejects.toThrow(
    /^Algolia cannot be reached for the application APP\. .* The index site is unchanged\.$/,
  );
});

test('missing variables are named', () => {
  expect(() => readTarget({ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: ' '})).toThrow(
    'Nothing was pushed: set ALGOLIA_ADMIN_API_KEY and ALGOLIA_INDEX_NAME',
  );
});

test('the command without keys ends with that sentence', () => {
  const {status, stderr} = spawnSync('npx', ['tsx', 'scripts/search/push.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {...process.env, ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ''},
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was pushed: set ALGOLIA_APP_ID');
  expect(stderr).not.toContain('    at ');
});

test('records carry what DocSearch and contextual search need, escaped', () => {
  const [first, second] = records;
  expect(first).toMatchObject({
    objectID: 'docs/use-current-frame',
    url: 'https://site.example/base/docs/use-current-frame',
    type: 'lvl1',
    hierarchy: {lvl0: 'Core', lvl1: 'useCurrentFrame()', lvl2: null},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
  expect(second).toMatchObject({type: 'lvl2', hierarchy: {lvl2: 'In a sequence'}});
  const texts = records.flatMap(({hierarchy, content}) => [...Object.values(hierarchy), content]);
  console.log(`records: ${texts.length} texts checked`);
  expect(texts.filter((text) => text && /[<>"]/.test(text))).toEqual([]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
});
