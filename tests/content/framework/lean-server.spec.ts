import {rspack, getBrowserslistQueries} from '@docusaurus/faster';
import {expect, test} from '@playwright/test';
import type {Plugin} from '@docusaurus/types';
import leanServerPlugin from '../../../plugins/framework/lean-server';

const compiler = (targets: string[]) => ({loader: 'builtin:swc-loader', options: {env: {targets}}});

const configure = (rules: unknown[], isServer: boolean) =>
  (
    leanServerPlugin().configureWebpack as (
      ...args: unknown[]
    ) => ReturnType<Exclude<Plugin['configureWebpack'], undefined>>
  )({module: {rules}}, isServer, {});

const compile = async (targets: unknown): Promise<string> => {
  const {code} = await rspack.experiments.swc.transform('export const f = async (a) => ({...a});', {
    env: {targets: targets as string[]},
  });
  return code;
};

test('the server keeps what Node.js knows, wherever a rule compiles', async () => {
  const rules = [
    {test: /a/, use: [{loader: 'other'}, compiler(getBrowserslistQueries({isServer: true}))]},
    {oneOf: [{use: compiler(['node 4'])}]},
  ];
  configure(rules, true);
  const targets = JSON.stringify(rules).match(/"targets":(\[[^\]]*\])/g) ?? [];
  console.log(`${targets.length} rules: ${targets.join()}`);
  expect(targets).toHaveLength(2);
  for (const found of targets) {
    expect(await compile(JSON.parse(found.slice('"targets":'.length)))).toContain('async (a)');
  }
  expect(await compile(['node 4'])).not.toContain('async (a)');
});

test('modules of several pages stand in one file for the server, and browsers keep their own rules', () => {
  const rules = [{use: [compiler(['safari 15'])]}];
  expect(configure(rules, false)).toEqual({});
  expect(rules).toEqual([{use: [compiler(['safari 15'])]}]);
  expect(configure(rules, true)).toMatchObject({optimization: {splitChunks: {chunks: 'async'}}});
});
