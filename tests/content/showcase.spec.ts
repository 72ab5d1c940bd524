import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import showcasePlugin, {validateOptions} from '../../plugins/showcase';
import {defaultOptions} from '../../plugins/showcase/options';
import {parseShowcase} from '../../scripts/content/showcase';
import {ROOT} from '../../scripts/lib/root';

const validate = (options: unknown) =>
  validateOptions({
    options: options as never,
    validate: (schema, value) => Joi.attempt(value, schema as never) as never,
  });

const entry = {
  slug: 'a-map',
  title: 'A map',
  kind: 'data',
  author: {name: 'Jane', url: 'https://jane.example'},
  links: [{type: 'video', url: 'https://video.example'}],
  width: 1280,
  height: 720,
  year: 2024,
};

const parse = (entries: unknown) =>
  parseShowcase({file: 'showcase.json', content: JSON.stringify(entries)});

test('options default, and are refused when unknown or no path', () => {
  expect(validate({})).toEqual(defaultOptions);
  expect(() => validate({entry: 'x.json'})).toThrow('entry');
  expect(() => validate({routeBasePath: '/showcase/'})).toThrow('routeBasePath');
});

test('a malformed entry ends the build with a sentence that says where', () => {
  expect(parse([entry])).toEqual([entry]);
  const cases: [object, string][] = [
    [
      {tilte: 'x'},
      'showcase.json:1: The showcase entry "a-map" has an unknown field "tilte". Did you mean title?',
    ],
    [{kind: 'dat'}, '"kind" has to be one of product, data'],
    [{title: 'x'.repeat(81)}, '"title" has more than 80 characters'],
    [{links: []}, '"links" names no link'],
    [{links: [{type: 'code', url: 'https://a.example'}]}, '"links.0.type" has to be one of video'],
    [{links: [{type: 'video', url: 'www.a.example'}]}, '"links.0.url" is no address of a website'],
    [{author: {name: 'Jane'}}, 'The showcase entry "a-map" lacks "author.url".'],
    [{year: 2019}, '"year" is before 2021'],
    [{height: 72.5}, '"height" is no whole number'],
  ];
  console.log(`${cases.length} malformed entries`);
  for (const [change, message] of cases) {
    expect(() => parse([{...entry, ...change}])).toThrow(message);
  }
  expect(() => parse([entry, entry])).toThrow('has the slug of line 1. Choose another.');
});

test('the entries of the site are well-formed', () => {
  const content = readFileSync(join(ROOT, defaultOptions.entries), 'utf8');
  const entries = parseShowcase({file: defaultOptions.entries, content});
  console.log(`${entries.length} showcase entries`);
  expect(entries.length).toBeGreaterThan(50);
});

test('the showcase is one route with its entries as props, and watches them', async () => {
  const plugin = showcasePlugin({siteDir: ROOT, baseUrl: '/base/'} as LoadContext, defaultOptions);
  expect(plugin.getPathsToWatch!()).toEqual([join(ROOT, defaultOptions.entries)]);
  const content = (await plugin.loadContent!())!;
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded!({
    content,
    actions: {addRoute: (route: RouteConfig) => routes.push(route)} as never,
  });
  expect(routes).toMatchObject([
    {path: '/base/showcase/', exact: true, props: {entries: content.entries}},
  ]);
});
