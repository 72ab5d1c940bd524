import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import expertsPlugin, {validateOptions} from '../../plugins/experts';
import {parseExperts} from '../../plugins/experts/experts';
import {defaultOptions} from '../../plugins/experts/options';
import {ROOT} from '../../scripts/lib/root';
import {optionsCheck} from '../helpers/validate-options';

const validate = optionsCheck(validateOptions);

const expert = {
  slug: 'jane-doe',
  name: 'Jane Doe',
  website: 'https://jane.example',
  x: 'jane',
  github: 'jane',
  listedSince: '2024-05-01',
  projects: ['https://jane.example/video'],
  topics: ['maps'],
};
const areas = [
  {id: 'data', label: 'Data', topics: ['maps', 'charts']},
  {id: 'web', label: 'Web', topics: ['maps']},
];

const source = (file: string, entries: unknown) => ({file, content: JSON.stringify(entries)});
const parse = (experts: unknown, inAreas: unknown = areas) =>
  parseExperts(source('experts.json', experts), source('areas.json', inAreas));

test('options default, and are refused when unknown or no path', () => {
  expect(validate({})).toEqual(defaultOptions);
  expect(validate({routeBasePath: 'people'})).toEqual({...defaultOptions, routeBasePath: 'people'});
  expect(() => validate({file: 'x.json'})).toThrow('file');
  expect(() => validate({routeBasePath: '/experts/'})).toThrow('routeBasePath');
});

test('experts come by name, with the areas of their topics', () => {
  const {experts} = parse([{...expert, slug: 'zoe', name: 'Zoe', topics: ['charts']}, expert]);
  expect(experts.map(({name, areas: of}) => [name, of])).toEqual([
    ['Jane Doe', ['data', 'web']],
    ['Zoe', ['data']],
  ]);
});

test('a malformed expert ends the build with a sentence that says where', () => {
  const cases: [object, string][] = [
    [
      {webiste: null},
      'experts.json:1: The expert "jane-doe" has an unknown field "webiste". Did you mean website?',
    ],
    [{website: 'jane.example'}, '"website" is no address of a website'],
    [{x: '@jane'}, '"x" is no X handle. Write it without @'],
    [{listedSince: '01-05-2024'}, '"listedSince" is no date'],
    [{listedSince: '2024-13-01'}, '"listedSince" is no date'],
    [{topics: []}, '"topics" names no topic'],
    [
      {topics: ['map']},
      'The topic "map" of "jane-doe" belongs to no area. Did you mean maps? Add it to an area in areas.json.',
    ],
    [{projects: ['https://a.example', 'https://a.example']}, '"projects" names something twice'],
  ];
  console.log(`${cases.length} malformed experts`);
  for (const [change, message] of cases) {
    expect(() => parse([{...expert, ...change}])).toThrow(message);
  }
  expect(() => parse([expert, expert])).toThrow(
    'The expert "jane-doe" has the slug of line 1. Choose another.',
  );
  expect(() => parse([expert], [{id: 'data', label: 'Data'}])).toThrow('lacks "topics"');
});

test('the experts of the site are well-formed, and no topic of an area is unused', () => {
  const plugin = expertsPlugin(context(ROOT), defaultOptions);
  const {experts, areas: all} = plugin.loadContent!() as ReturnType<typeof parseExperts>;
  const used = new Set(experts.flatMap(({topics}) => topics));
  console.log(`${experts.length} experts, ${used.size} topics in ${all.length} areas`);
  expect(experts.length).toBeGreaterThan(15);
  expect(all.flatMap(({topics}) => topics).filter((topic) => !used.has(topic))).toEqual([]);
  expect(JSON.stringify(experts)).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w/);
});

test('the list and each expert have a route with props, and a change of the data reloads them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'experts-'));
  mkdirSync(join(folder, 'src/data'), {recursive: true});
  writeFileSync(join(folder, defaultOptions.experts), JSON.stringify([expert]));
  writeFileSync(join(folder, defaultOptions.areas), JSON.stringify(areas));
  const plugin = expertsPlugin(context(folder), defaultOptions);
  expect(plugin.getPathsToWatch!()).toEqual([
    join(folder, defaultOptions.experts),
    join(folder, defaultOptions.areas),
  ]);

  const routesNow = async () => {
    const routes: RouteConfig[] = [];
    const content = await plugin.loadContent!();
    await plugin.contentLoaded!({
      content,
      actions: {addRoute: (route: RouteConfig) => routes.push(route)} as never,
    });
    return {routes, content};
  };
  const {routes, content} = await routesNow();
  expect(content.pages).toEqual([
    {permalink: '/base/experts/', title: 'Experts', isList: true},
    {permalink: '/base/experts/jane-doe', title: 'Jane Doe'},
  ]);
  expect(routes).toMatchObject([
    {path: '/base/experts/', exact: true, props: {experts: [{slug: 'jane-doe'}], areas}},
    {path: '/base/experts/jane-doe', exact: true, props: {expert: {name: 'Jane Doe'}, areas}},
  ]);

  writeFileSync(
    join(folder, defaultOptions.experts),
    JSON.stringify([expert, {...expert, slug: 'zoe', name: 'Zoe'}]),
  );
  expect((await routesNow()).routes.map(({path}) => path)).toContain('/base/experts/zoe');
  rmSync(folder, {recursive: true});
});

function context(siteDir: string): LoadContext {
  return {siteDir, baseUrl: '/base/'} as LoadContext;
}
