import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import serverOnlyPlugin, {SERVER_ONLY} from '../../../plugins/framework/server-only/index';

type Replacement = {pattern: RegExp; path: string};

function replacementsFor(isServer: boolean): Replacement[] {
  class NormalModuleReplacementPlugin {
    constructor(
      readonly pattern: RegExp,
      readonly path: string,
    ) {}
  }
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  const {plugins = []} = serverOnlyPlugin({} as LoadContext).configureWebpack!(
    {},
    isServer,
    utils as never,
    undefined,
  ) as {plugins?: Replacement[]};
  return plugins;
}

test('only imports that end in .server are left to the build', () => {
  const requests = ['./frames.server', '@site/src/pages/x.server', './server', './frames.servers'];
  console.log(`${requests.length} imports looked at`);
  expect(requests.filter((request) => SERVER_ONLY.test(request))).toEqual(requests.slice(0, 2));
});

test('browsers get an empty module, and the server the real one', () => {
  expect(replacementsFor(true)).toEqual([]);
  const [replacement] = replacementsFor(false);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it has to be loaded by path
  expect(require(replacement!.path)).toEqual({});
});
