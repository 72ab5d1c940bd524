import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type {ApiMember, ApiPackage, RenderingOption} from '../../plugins/lib/api-snapshot/types';
import {parseJavaScript, walk} from './js-source';
import type {InstalledPackage} from './packages';

/** One entry of the option registry, as `@remotion/renderer` keeps it. */
export type RegistryOption = {
  cliFlag: string;
  ssrName: string | null;
  getValue: (input: {commandLine: Record<string, unknown>}) => {value: unknown};
};

/** The registry: keys such as `crfOption`. */
export type OptionRegistry = Record<string, RegistryOption>;

const camelCase = (flag: string): string =>
  flag.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const sourceText = (value: unknown): string | null => {
  if (value === null || value === undefined) {
    return null;
  }
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
};

// Some options need to know the codec of the composition, or have no default at all.
const defaultOf = (option: RegistryOption): string | null => {
  try {
    return sourceText(option.getValue({commandLine: {muted: null}}).value);
  } catch {
    return null;
  }
};

/** Loads the registry of an installed `@remotion/renderer`. */
export function loadRegistry(renderer: InstalledPackage): OptionRegistry {
  const load = createRequire(__filename);
  const file = path.join(renderer.dir, 'dist', 'options', 'index.js');
  return (load(file) as {allOptions: OptionRegistry}).allOptions;
}

/** Which method of the config file sets an option: `crfOption` → `setCrf`. */
export function readConfigMethods(cli: InstalledPackage): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  const file = path.join(cli.dir, 'dist', 'config', 'index.js');
  walk(parseJavaScript(file), (node) => {
    const name =
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
      /^(set|override)/.test(node.name.getText())
        ? node.name.getText()
        : null;
    if (!name) {
      return;
    }
    const key = /(\w+)\.setConfig\b/.exec(node.getText())?.[1];
    if (key) {
      methods.set(key, [...(methods.get(key) ?? []), name]);
    }
  });
  return methods;
}

const exportMembers = (packages: ApiPackage[], packageName: string, name: string): ApiMember[] =>
  packages.find((item) => item.package === packageName)?.exports.find((item) => item.name === name)
    ?.members ?? [];

/**
 * Describes the rendering options.
 *
 * @param configMethods which methods of the config file set a registry entry
 * @param types type texts by registry key, as the declarations state them
 * @param packages the packages' API, for names as the types spell them
 * @returns sorted by name
 */
export function describeOptions(
  registry: OptionRegistry,
  configMethods: Map<string, string[]>,
  types: Map<string, string>,
  packages: ApiPackage[],
): RenderingOption[] {
  const config = exportMembers(packages, '@remotion/cli', 'Config');
  const deprecated = new Set(config.filter((item) => item.deprecated).map(({name}) => name));
  // The registry writes `enableMultiprocessOnLinux`, the API `enableMultiProcessOnLinux`.
  const apiNames = ['RenderMediaOptions', 'ChromiumOptions']
    .flatMap((name) => exportMembers(packages, '@remotion/renderer', name))
    .map(({name}) => name);
  const spelled = (name: string): string =>
    apiNames.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
  return Object.entries(registry)
    .map(([key, option]): RenderingOption => {
      const ssrName = option.ssrName?.split('.').at(-1);
      const apiName = ssrName ? spelled(ssrName) : null;
      const setter = `set${(apiName ?? camelCase(option.cliFlag)).replace(/^./, (letter) => letter.toUpperCase())}`;
      const methods =
        configMethods.get(key) ?? config.map(({name}) => name).filter((name) => name === setter);
      return {
        name: apiName ?? camelCase(option.cliFlag),
        cliFlag: option.cliFlag,
        apiName,
        configMethod: methods.find((name) => !deprecated.has(name)) ?? methods[0] ?? null,
        type: types.get(key) ?? null,
        default: defaultOf(option),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
