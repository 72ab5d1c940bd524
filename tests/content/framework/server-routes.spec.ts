import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {matchPath as routerMatchPath} from 'react-router';
import * as original from 'react-router-config';
import {StaticRouter} from 'react-router-dom';
import type {RouteConfig} from 'react-router-config';
import {candidatesOf} from '../../../plugins/framework/route-table/server/plain-paths';
import * as indexed from '../../../plugins/framework/route-table/server/react-router-config';
import {matchPath} from '../../../plugins/framework/route-table/server/router';

const show = ({route}: {route?: RouteConfig}) =>
  createElement('b', null, String(route?.name), original.renderRoutes(route?.routes));

const page = (path: string): RouteConfig => ({path, exact: true, name: path, component: show});

const ROUTES: RouteConfig[] = [
  page('/'),
  page('/about'),
  {path: '/old/:name', exact: true, name: 'parameter', component: show},
  {
    path: '/docs',
    name: 'docs',
    component: show,
    routes: [page('/docs/'), page('/docs/spring'), {name: 'layout', component: show, routes: []}],
  },
  page('/docs/spring'),
  {path: '*', name: 'not found', component: show},
];

const PATHS = [
  ...['/', '/about', '/about/', '/ABOUT', '/about/more', '/old/x', '/docs', '/docs/'],
  ...['/docs/spring', '/docs/Spring/', '/docs/none', '/nothing', ''],
];

test('the routes of each path are those that the router would find one by one', () => {
  console.log(`${PATHS.length} paths looked at`);
  for (const path of PATHS) {
    expect(indexed.matchRoutes(ROUTES, path), path).toEqual(original.matchRoutes(ROUTES, path));
  }
});

test('the HTML of each path is the one that the router would draw', () => {
  const draw = ({renderRoutes}: {renderRoutes: (routes: RouteConfig[]) => React.ReactNode}) =>
    PATHS.map((location) =>
      renderToStaticMarkup(createElement(StaticRouter, {location}, renderRoutes(ROUTES))),
    );
  expect(draw(indexed as never)).toEqual(draw(original));
});

test('a path is compared as the router compares it', () => {
  const routes = ROUTES.map(({path, exact}) => ({path: String(path), exact}));
  const options = [{}, {strict: true}, {sensitive: true}];
  const pairs = PATHS.flatMap((path) =>
    routes.flatMap((route) => options.map((option) => [path, {...route, ...option}] as const)),
  );
  for (const [path, route] of pairs) {
    expect(matchPath(path, route), `${path} ${route.path}`).toEqual(routerMatchPath(path, route));
  }
  console.log(`${pairs.length} pairs looked at`);
});

test('among many pages, only those that can fit are tried', () => {
  const many = [...Array.from({length: 1000}, (_, index) => page(`/p/${index}`)), page('*')];
  expect(candidatesOf(many, '/p/7/').map(({path}) => path)).toEqual(['/p/7', '*']);
  // What fails: the page is not there at all.
  expect(candidatesOf(many, '/p/1000').map(({path}) => path)).toEqual(['*']);
});
