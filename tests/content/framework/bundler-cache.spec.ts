import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import {hashOf} from '../../../plugins/lib/build-cache';
import bundlerCache, {withCacheVersion} from '../../../plugins/framework/bundler-cache/index';

const config = {experiments: {cache: {type: 'persistent', version: '3.9.1'}}};

test('the bundler forgets what it cached when the version is another one', () => {
  const before = withCacheVersion(config, hashOf(['{"from": "number"}']));
  const after = withCacheVersion(config, hashOf(['{"from": "string"}']));
  expect(before).toEqual({
    experiments: {cache: {version: expect.stringMatching(/^3\.9\.1-\w{32}$/)}},
  });
  expect(after).not.toEqual(before);
  expect(hashOf(['ab', 'c'])).not.toBe(hashOf(['a', 'bc']));
});

test('a bundler without a persistent cache keeps its config', () => {
  expect(withCacheVersion({experiments: {}}, 'hash')).toEqual({});
  expect(withCacheVersion({experiments: {cache: true}}, 'hash')).toEqual({});
});

test('the version follows the local plugins, and not their tests', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'plugins-cache-'));
  const write = (name: string, text: string) => {
    const file = join(siteDir, 'plugins', 'replacing', name);
    mkdirSync(join(file, '..'), {recursive: true});
    writeFileSync(file, text);
  };
  const version = () => {
    const {configureWebpack} = bundlerCache({
      siteDir,
      siteConfig: {future: {}},
    } as unknown as LoadContext);
    return JSON.stringify((configureWebpack as (config: object) => object)(config));
  };
  write('index.ts', 'replaces a');
  const before = version();
  write('index.ts', 'replaces b');
  expect(version()).not.toBe(before);
});
