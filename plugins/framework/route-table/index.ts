import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkFilename, RouteTablePlugin} from './bundler-plugin';
import {registryCode} from './code';
import {
  isVersionProps,
  itemTypesThatNeedDocs,
  sidebarCode,
  withoutDocs,
  withoutDocsList,
  withoutSidebars,
} from './docs-metadata';
import {parseRoutes, readGeneratedFiles} from './generated';
import {modulesIn, planOf} from './kinds';
import type {Companion, RouteNode} from './kinds';

const NAME = 'route-table';
const FOLDER = `@generated/${NAME}`;

/** Modules of the framework that are replaced in browsers, from the folder of its client. */
const CORE_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const REPLACED = /^\.\/(preload|docusaurus)$/;

type Alias = Record<string, string>;
type ThemeConfig = {navbar?: {items?: {type?: string}[]}};

/**
 * Makes the weight of a page independent of the number of pages. See README.md beside this file.
 * In development, the framework's own way is used, which follows changes of pages.
 */
export default function routeTablePlugin({
  generatedFilesDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  checkNavbar(siteConfig.themeConfig as ThemeConfig);
  const write = (file: string, text: string): string => {
    const path = join(generatedFilesDir, NAME, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return `${FOLDER}/${file}`;
  };
  const readJson = (module: string): unknown =>
    JSON.parse(readFileSync(module.replace('@generated', generatedFilesDir), 'utf8'));

  return {
    name: NAME,

    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      const routes = parseRoutes(readGeneratedFiles(generatedFilesDir));
      const alias: Alias = {};
      const sidebars = new Map<string, string>();
      for (const module of routes.flatMap(modulesOfLayouts)) {
        const props = /\.json$/.test(module) ? readJson(module) : null;
        if (isVersionProps(props)) {
          const lean = isServer ? withoutDocs(props) : withoutSidebars(withoutDocs(props));
          const file = `version-${isServer ? 'server' : 'client'}-${sidebars.size}.json`;
          alias[`${module}$`] = write(file, JSON.stringify(lean));
          for (const [name, items] of Object.entries(props.version.docsSidebars)) {
            sidebars.set(name, write(`sidebar-${name}.js`, sidebarCode(module, name, items)));
          }
        }
      }
      // The framework's own alias, `@generated`, fits too, and the first that fits counts.
      const mergeStrategy = {'resolve.alias': 'prepend'} as const;
      if (isServer) {
        return {mergeStrategy, resolve: {alias}};
      }

      const globalData = withoutDocsList(readJson('@generated/globalData.json') as never);
      const companionOf: Companion = ({sidebar}) => sidebars.get(String(sidebar)) ?? null;
      const plan = planOf(routes, baseUrl, companionOf);
      removeChunkNames(config);
      // Rspack and webpack share this part of the interface, but not their types.
      const bundler = currentBundler.instance as unknown as {
        NormalModuleReplacementPlugin: new (
          pattern: RegExp,
          change: (data: {context: string; request: string}) => void,
        ) => never;
      };
      return {
        mergeStrategy,
        output: {chunkFilename: chunkFilename as never},
        resolve: {
          alias: {
            ...alias,
            '@generated/globalData$': write('globalData.json', JSON.stringify(globalData)),
            '@generated/registry$': write('registry.js', registryCode(plan)),
            '@generated/routes$': join(__dirname, 'client/routes.tsx'),
            '@generated/routesChunkNames$': join(__dirname, 'client/chunkNames.ts'),
          },
        },
        plugins: [
          new bundler.NormalModuleReplacementPlugin(REPLACED, (data) => {
            if (CORE_CLIENT.test(data.context)) {
              data.request = join(__dirname, 'client', data.request);
            }
          }),
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

const modulesOfLayouts = ({modules, routes}: RouteNode): string[] =>
  routes ? [...modulesIn(modules), ...routes.flatMap(modulesOfLayouts)] : [];

/** The framework's own table of chunk names, for the object that this plugin replaces. */
function removeChunkNames(config: {plugins?: unknown[]}): void {
  const {plugins = []} = config;
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index === -1) {
    throw new Error(
      'The framework has no ChunkAssetPlugin any more: see plugins/framework/route-table.',
    );
  }
  plugins.splice(index, 1);
}
