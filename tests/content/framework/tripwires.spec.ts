import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {framework, PATCHES, readWithout} from '../../../plugins/framework';
import browserContext from '../../../plugins/framework/browser-context';
import {checkFields} from '../../../plugins/framework/browser-config';
import bundlerCache from '../../../plugins/framework/bundler-cache';
import entryFiles from '../../../plugins/framework/entry-files';
import {firstPaintTemplate} from '../../../plugins/framework/first-paint';
import lazyHighlighter from '../../../plugins/framework/lazy-highlighter';
import {checkNames} from '../../../plugins/framework/lean-utils';
import leanServer from '../../../plugins/framework/lean-server';
import pendingNavigation from '../../../plugins/framework/pending-navigation';
import {expectInTarget, expectKnownTarget} from '../../../plugins/framework/target';
import {ROOT} from '../../../scripts/lib/root';

const context = {siteDir: ROOT, siteConfig: {future: {}}} as unknown as LoadContext;

const withHashRouter: LoadContext = {
  ...context,
  siteConfig: {
    ...context.siteConfig,
    future: {...context.siteConfig.future, experimental_router: 'hash'},
  },
};

/** What a plugin says to the configuration of a bundler in production. */
const configure = ({configureWebpack}: Plugin, config: object, isServer = false): unknown =>
  (configureWebpack as (...args: unknown[]) => unknown)(
    {mode: 'production', ...config},
    isServer,
    {},
  );

test('the installed framework is the one that the patches were written for', () => {
  expect(firstPaintTemplate(true)).toContain('after-paint');
  expect(browserContext().name).toBe('browser-context');
  expect(pendingNavigation(context).name).toBe('pending-navigation');
  expect(lazyHighlighter(context).name).toBe('lazy-highlighter');
});

test('each patch names itself when what it reaches into is gone or changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'target-'));
  const file = join(folder, 'target.js');
  writeFileSync(file, 'export const other = 1;');
  const future = {experimental_faster: {rspackPersistentCache: true}};
  const cache = bundlerCache({siteDir: folder, siteConfig: {future}} as unknown as LoadContext);
  const renamed = {faster: {rspackPersistentCache: true}};
  const cache310 = bundlerCache({siteDir: folder, siteConfig: {future: renamed}} as never);
  const changes: [patch: string, change: () => unknown, what: string][] = [
    ['x', () => expectInTarget('x', join(folder, 'none.js'), /./), 'none.js is gone'],
    ['x', () => expectInTarget('x', file, /preload/), "target.js doesn't hold /preload/"],
    ['x', () => expectKnownTarget('x', file, ['0000']), 'its hash is'],
    ['browser-config', () => checkFields({title: '', cookies: {}}), 'new field "cookies"'],
    ['bundler-cache', () => configure(cache, {}), 'names no persistent cache'],
    ['bundler-cache', () => configure(cache310, {}), 'names no persistent cache'],
    ['entry-files', () => configure(entryFiles(), {}), 'splits no chunks'],
    ['lean-server', () => configure(leanServer(), {module: {rules: []}}, true), 'no rule'],
    ['pending-navigation', () => pendingNavigation(withHashRouter), 'a router by hash'],
    ['lean-utils', () => checkNames(['addPrefix', 'addInfix']), 'new export "addInfix"'],
  ];
  for (const [patch, change, what] of changes) {
    expect(change, `${patch}: ${what}`).toThrow(what);
    expect(change).toThrow(`The patch plugins/framework/${patch} no longer fits the framework`);
  }
  console.log(`${changes.length} changed targets`);
});

test('the framework comes with each of its patches, or without one', () => {
  const options = {webFonts: {fonts: []}};
  const namesWithout = (without: (typeof PATCHES)[number] | null) =>
    framework({...options, without}).plugins.map((plugin) =>
      Array.isArray(plugin) && typeof plugin[0] === 'string' ? plugin[0] : '',
    );
  const all = namesWithout(null);
  for (const patch of PATCHES.filter((name) => !/^(first-paint|critical-styles)$/.test(name))) {
    const own = join('framework', patch, 'index.ts');
    expect(all.filter((path) => path.endsWith(own))).toHaveLength(1);
    expect(namesWithout(patch)).toEqual(all.filter((path) => !path.endsWith(own)));
  }
  console.log(`${PATCHES.length} patches, ${all.length} plugins`);
  expect(framework({...options, without: 'first-paint'}).ssrTemplate).toBeUndefined();
  expect(framework({...options, without: null}).ssrTemplate).toContain('after-paint');
});

test('a patch to leave out has to be one', () => {
  expect(readWithout('')).toBeNull();
  expect(readWithout('parts')).toBe('parts');
  expect(() => readWithout('part')).toThrow('There is no patch "part". Did you mean parts?');
});
