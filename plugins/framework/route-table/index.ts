import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {readJson} from '../../lib/read-json';
import {expectInTarget, targetMoved} from '../target';
import {chunkFilename, RouteTablePlugin} from './bundler-plugin';
import {registryCode} from './code';
import {
  isVersionProps,
  itemTypesThatNeedDocs,
  sidebarCode,
  withoutDocs,
  withoutDocsList,
  withoutSidebars,
  type GlobalData,
} from './docs-metadata';
import {parseRoutes, readGeneratedFiles} from './generated';
import {modulesIn, planOf, type RouteNode} from './kinds';

const NAME = 'route-table';

/** Modules of the framework that are replaced in browsers, from the folder of its client. */
const CORE_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const REPLACED = /^\.\/(preload|docusaurus)$/;
const PRELOAD = /^@docusaurus\/core\/lib\/client\/preload$/;

/** The framework's own alias, `@generated`, fits too, and the first that fits counts. */
const mergeStrategy = {'resolve.alias': 'prepend'} as const;

type Alias = Record<string, string>;

/** Modules that look up the routes of a page, in place of those that try all routes for each page. */
const SERVER_MODULES: Alias = {
  'react-router-config$': join(__dirname, 'server/react-router-config.tsx'),
  '@docusaurus/router$': join(__dirname, 'server/router.ts'),
};
type ThemeConfig = {navbar?: {items?: {type?: string}[]}};

/**
 * Makes the weight of a page independent of the number of pages. See README.md beside this file.
 * In development, the framework's own way is used, which follows changes of pages.
 */
export default function routeTablePlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, baseUrl, siteConfig} = context;
  checkNavbar(siteConfig.themeConfig);
  checkTarget();
  const write = (file: string, text: string): string => {
    const path = join(generatedFilesDir, NAME, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return `@generated/${NAME}/${file}`;
  };
  const readGenerated = <Value>(module: string): Value =>
    readJson<Value>(module.replace('@generated', generatedFilesDir));

  /** Docs without what their pages say about each other, and a module for each sidebar. */
  const splitDocs = (routes: RouteNode[], isServer: boolean) => {
    const alias: Alias = {};
    const sidebars = new Map<string, string>();
    for (const module of routes.flatMap(modulesOfLayouts).filter((each) => /\.json$/.test(each))) {
      const props = readGenerated(module);
      if (isVersionProps(props)) {
        const lean = isServer ? withoutDocs(props) : withoutSidebars(withoutDocs(props));
        const file = `version-${isServer ? 'server' : 'client'}-${sidebars.size}.json`;
        alias[`${module}$`] = write(file, JSON.stringify(lean));
        for (const [name, items] of Object.entries(props.version.docsSidebars)) {
          sidebars.set(name, write(`sidebar-${name}.js`, sidebarCode(module, name, items)));
        }
      }
    }
    return {alias, sidebars};
  };

  return {
    name: NAME,

    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      const routes = parseRoutes(readGeneratedFiles(generatedFilesDir));
      const {alias, sidebars} = splitDocs(routes, isServer);
      if (isServer) {
        return {mergeStrategy, resolve: {alias: {...alias, ...SERVER_MODULES}}};
      }
      const globalData = readGenerated<GlobalData>('@generated/globalData.json');
      const plan = planOf(routes, baseUrl, ({sidebar}) => sidebars.get(String(sidebar)) ?? null);
      removeChunkNames(config);
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {
        mergeStrategy,
        output: {chunkFilename},
        resolve: {
          alias: {
            ...alias,
            '@generated/globalData$': write(
              'globalData.json',
              JSON.stringify(withoutDocsList(globalData)),
            ),
            '@generated/registry$': write('registry.js', registryCode(plan)),
            '@generated/routes$': join(__dirname, 'client/routes.tsx'),
            '@generated/routesChunkNames$': join(__dirname, 'client/chunkNames.ts'),
          },
        },
        plugins: [
          new Replacement(REPLACED, (data) => {
            if (CORE_CLIENT.test(data.context)) {
              data.request = join(__dirname, 'client', data.request);
            }
          }),
          // As another patch asks for it.
          new Replacement(PRELOAD, join(__dirname, 'client/preload.ts')),
          new RouteTablePlugin(plan) as never,
        ],
      };
    },
  };
}

function checkNavbar({navbar}: ThemeConfig): void {
  const [type] = itemTypesThatNeedDocs(navbar?.items ?? []);
  if (type) {
    throw new Error(
      `An item of the navigation has the type "${type}", which needs the list of all docs. Give it "to" and "label", or the type "docSidebar". See plugins/framework/route-table/README.md.`,
    );
  }
}

/** The framework's client still imports what is replaced, and asks for routes where ours answer. */
function checkTarget(): void {
  const client = '@docusaurus/core/lib/client';
  expectInTarget(NAME, `${client}/clientEntry.js`, /from '\.\/preload'/);
  expectInTarget(NAME, `${client}/clientEntry.js`, /from '\.\/docusaurus'/);
  expectInTarget(NAME, `${client}/App.js`, /from '@generated\/routes'/);
  const creator = `${client}/exports/ComponentCreator.js`;
  expectInTarget(NAME, creator, /from '@generated\/routesChunkNames'/);
  expectInTarget(NAME, creator, /from '@generated\/registry'/);
  // What HTML is rendered with still finds routes by these two modules.
  expectInTarget(NAME, `${client}/exports/renderRoutes.js`, /from 'react-router-config'/);
  expectInTarget(NAME, `${client}/preload.js`, /from 'react-router-config'/);
  expectInTarget(
    NAME,
    `${client}/exports/router.js`,
    /\{ useHistory, useLocation, Redirect, matchPath \}/,
  );
  // Everything else of the framework that lists routes would be empty in a browser.
  expectInTarget(NAME, `${client}/docusaurus.js`, /from '@generated\/routesChunkNames'/);
}

const modulesOfLayouts = ({modules, routes}: RouteNode): string[] =>
  routes ? [...modulesIn(modules), ...routes.flatMap(modulesOfLayouts)] : [];

/** The framework's own table of chunk names, for the object that this plugin replaces. */
function removeChunkNames(config: {plugins?: unknown[]}): void {
  const {plugins = []} = config;
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index === -1) {
    targetMoved(NAME, 'it has no ChunkAssetPlugin');
  }
  plugins.splice(index, 1);
}
