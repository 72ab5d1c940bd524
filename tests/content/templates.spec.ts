import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import templatesPlugin, {validateOptions} from '../../plugins/templates';
import {defaultOptions} from '../../plugins/templates/options';
import {
  drawings,
  parseRoutes,
  parseTemplates,
  relatedDocs,
} from '../../plugins/templates/templates';
import {ROOT} from '../../scripts/lib/root';
import {optionsCheck} from '../helpers/validate-options';

const validate = optionsCheck(validateOptions);

const template = {
  name: 'blank',
  title: 'Blank',
  summary: 'Nothing yet.',
  kinds: ['starter'],
  repository: 'remotion-dev/template-empty',
  preview: null,
  playground: null,
  contributedBy: null,
  drawing: 'canvas',
  format: {width: 1280, height: 720, fps: 30},
  gives: ['A composition.'],
  needs: [],
  change: [{file: 'src/Root.tsx', why: 'Its size.'}],
  docs: ['/docs/still'],
};

const parse = (entries: unknown) =>
  parseTemplates({file: 'templates.json', content: JSON.stringify(entries)}, ['/docs/still']);

test('options default, and are refused when unknown or no path', () => {
  expect(validate({})).toEqual(defaultOptions);
  expect(() => validate({template: 'x.json'})).toThrow('template');
  expect(() => validate({routeBasePath: '/templates'})).toThrow('routeBasePath');
});

test('a malformed template ends the build with a sentence that says where', () => {
  expect(parse([template])).toEqual([template]);
  const cases: [object, string][] = [
    [
      {titel: 'x'},
      'templates.json:1: The template "blank" has an unknown field "titel". Did you mean title?',
    ],
    [{kinds: ['start']}, '"kinds.0" has to be one of starter, web-app'],
    [{kinds: []}, '"kinds" names no kind'],
    [
      {repository: 'https://github.com/a/b'},
      '"repository" is no repository. Write its owner and its name',
    ],
    [{preview: 'a.example'}, '"preview" is no address of a website'],
    [{drawing: 'cat'}, `"drawing" has to be one of ${drawings.join(', ')}`],
    [{format: {width: 0, height: 720, fps: 30}}, '"format.width" is not above zero'],
    [{change: [{file: 'a.ts', whi: 'x'}]}, 'has an unknown field "change.0.whi"'],
    [{docs: ['/docs/stil']}, 'points to /docs/stil, which is no page. Did you mean /docs/still?'],
    [{summary: 'x'.repeat(121)}, '"summary" has more than 120 characters'],
  ];
  console.log(`${cases.length} malformed templates`);
  for (const [change, message] of cases) {
    expect(() => parse([{...template, ...change}])).toThrow(message);
  }
  expect(() => parse([template, template])).toThrow('has the name of line 1. Choose another.');
});

test('related pages are those that are written, by their titles', () => {
  const titles = new Map([['/base/docs/still', '<Still>']]);
  expect(relatedDocs({docs: ['/docs/still', '/docs/later']}, titles, '/base/')).toEqual([
    {title: '<Still>', path: '/docs/still'},
  ]);
});

test('the templates of the site are well-formed, and every drawing is used', () => {
  const templates = parseTemplates(
    {
      file: defaultOptions.templates,
      content: readFileSync(join(ROOT, defaultOptions.templates), 'utf8'),
    },
    parseRoutes(readFileSync(join(ROOT, defaultOptions.docsRoutes), 'utf8')),
  );
  console.log(`${templates.length} templates, ${drawings.length} drawings`);
  expect(templates.length).toBeGreaterThanOrEqual(20);
  const used = templates.map(({drawing}) => drawing);
  expect(drawings.filter((drawing) => !used.includes(drawing))).toEqual([]);
});

test('the list and each template have a route with props, once the documentation is known', async () => {
  const plugin = templatesPlugin({siteDir: ROOT, baseUrl: '/base/'} as LoadContext, defaultOptions);
  expect(plugin.getPathsToWatch!()).toEqual([join(ROOT, defaultOptions.templates)]);
  const {templates, pages} = await plugin.loadContent!();
  const routes: RouteConfig[] = [];
  const docs = [
    {permalink: '/base/docs/still', title: '<Still>'},
    {permalink: '/base/docs/stills', title: 'Stills', draft: true},
  ];
  await plugin.allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    },
    actions: {addRoute: (route: RouteConfig) => routes.push(route)} as never,
  });
  expect(routes).toHaveLength(templates.length + 1);
  expect(pages).toHaveLength(routes.length);
  expect(routes[0]).toMatchObject({path: '/base/templates/', exact: true, props: {templates}});
  expect(routes.find(({path}) => path === '/base/templates/still')).toMatchObject({
    exact: true,
    props: {template: {name: 'still'}, docs: [{title: '<Still>', path: '/docs/still'}]},
  });
});
