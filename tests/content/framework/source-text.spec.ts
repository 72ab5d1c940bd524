import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import sourceTextPlugin from '../../../plugins/framework/source-text/index';

type Rule = {resourceQuery: RegExp; loader: string};

const {module: rules} = sourceTextPlugin({} as LoadContext).configureWebpack!(
  {},
  false,
  {} as never,
  undefined,
) as {module: {rules: [Rule]}};
const [rule] = rules.rules;

test('only imports that end in ?source give text', () => {
  const queries = ['?source', '', '?sources', '?raw', '?x=source'];
  console.log(`${queries.length} queries looked at`);
  expect(queries.filter((query) => rule.resourceQuery.test(query))).toEqual(['?source']);
});

test('the text is the file as it stands, quotes and templates included', () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler loads it by path, too
  const {pitch} = require(rule.loader) as {pitch: (this: object) => string};
  const dependencies: string[] = [];
  const code = pitch.call({
    resourcePath: __filename,
    addDependency: (file: string) => dependencies.push(file),
  });
  const text = JSON.parse(code.replace(/^export default /, '').replace(/;$/, '')) as string;
  expect(text).toBe(readFileSync(join(__dirname, 'source-text.spec.ts'), 'utf8'));
  expect(dependencies).toEqual([__filename]);
});
