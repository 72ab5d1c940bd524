import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {CliCommand} from '../../plugins/lib/api-snapshot/types';
import {parseJavaScript, resolveRelative, walk} from './js-source';
import type {OptionRegistry} from './options';
import type {InstalledPackage} from './packages';

type Command = {command: string; file: string};

const inCli = (commands: Record<string, string>): Command[] =>
  Object.entries(commands).map(([command, file]) => ({command, file: `dist/${file}.js`}));

const inCloud = (prefix: string, commands: Record<string, string>): Command[] =>
  Object.entries(commands).map(([command, file]) => ({
    command: `${prefix} ${command}`,
    file: `dist/cli/commands/${file}.js`,
  }));

const SITES = {
  'sites create': 'sites/create',
  'sites ls': 'sites/ls',
  'sites rm': 'sites/rm',
  'sites rmall': 'sites/rmall',
};

/** Where each command is implemented. */
const COMMANDS: Record<string, Command[]> = {
  '@remotion/cli': inCli({
    add: 'add',
    benchmark: 'benchmark',
    'browser ensure': 'browser/ensure',
    bundle: 'bundle',
    compositions: 'compositions',
    ffmpeg: 'ffmpeg',
    ffprobe: 'ffmpeg',
    gpu: 'gpu',
    help: 'print-help',
    preview: 'studio',
    render: 'render',
    still: 'still',
    studio: 'studio',
    upgrade: 'upgrade',
    versions: 'versions',
  }),
  '@remotion/lambda': inCloud('lambda', {
    compositions: 'compositions/index',
    'functions deploy': 'functions/deploy',
    'functions ls': 'functions/ls',
    'functions rm': 'functions/rm',
    'functions rmall': 'functions/rmall',
    'policies role': 'policies/role',
    'policies user': 'policies/user',
    'policies validate': 'policies/validate',
    'quotas increase': 'quotas/increase',
    quotas: 'quotas/index',
    regions: 'regions',
    render: 'render/render',
    still: 'still',
    ...SITES,
  }),
  '@remotion/cloudrun': inCloud('cloudrun', {
    permissions: 'permissions',
    regions: 'regions',
    render: 'render/index',
    'services deploy': 'services/deploy',
    'services ls': 'services/ls',
    'services rm': 'services/rm',
    'services rmall': 'services/rmall',
    still: 'still',
    ...SITES,
  }),
};

/** Read before any command starts: config file, log level, and what sets a config value. */
const GLOBAL_FILES = ['initialize-cli', 'get-cli-options', 'entry-point'];

/** Dispatchers and registries: they mention flags of every command. */
const NOT_FOLLOWED = /\/dist\/(cli\/)?(index|config\/index|parsed-cli|cli\/args)\.js$/;

/** Flags that the dispatcher itself reads and hands on. */
const DISPATCHED: Record<string, string[]> = {
  add: ['package-manager'],
  upgrade: ['package-manager', 'version'],
};

/** Functions that one package borrows from another, with the flags that they read. */
const READ_BY = new Map([
  ['quietFlagProvided', ['quiet', 'q']],
  ['forceFlagProvided', ['force', 'f', 'yes', 'y']],
  ['getVideoImageFormat', ['image-format']],
  ['getRendererPortFromConfigFileAndCliFlag', ['port']],
]);

const PARSED = /^parsed(Lambda|Cloudrun)?Cli$/;

const objectName = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

/** `crfOption`, also behind `client_1.BrowserSafeApis.options.crfOption`. */
const optionKey = (node: ts.Expression, registry: OptionRegistry): string | null => {
  const name = objectName(node);
  return name in registry ? name : null;
};

/** Flags that one file reads itself. */
export function flagsInFile(file: string, registry: OptionRegistry): string[] {
  const flags: string[] = [];
  const source = parseJavaScript(file);
  const constants = new Map<string, ts.Expression>();
  const addOption = (node: ts.Expression): void => {
    const key = optionKey(node, registry);
    const option = key ? registry[key] : undefined;
    if (option) {
      flags.push(option.cliFlag);
    }
  };
  const addKey = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) {
      flags.push(node.text);
    } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'cliFlag') {
      addOption(node.expression);
    } else if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      if (value) {
        addKey(value);
      }
    }
  };
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isIdentifier(node.name)) {
        constants.set(node.name.text, node.initializer);
      } else if (
        ts.isObjectBindingPattern(node.name) &&
        PARSED.test(objectName(node.initializer))
      ) {
        flags.push(
          ...node.name.elements.map(({propertyName, name}) => (propertyName ?? name).getText()),
        );
      }
    }
    if (ts.isPropertyAccessExpression(node) && PARSED.test(objectName(node.expression))) {
      flags.push(node.name.text);
    }
    if (ts.isElementAccessExpression(node) && PARSED.test(objectName(node.expression))) {
      addKey(node.argumentExpression);
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'getValue'
    ) {
      addOption(node.expression.expression);
    }
    if (ts.isIdentifier(node)) {
      flags.push(...(READ_BY.get(node.text) ?? []));
    }
  });
  return flags;
}

const requiredFiles = (file: string): string[] => {
  const files: string[] = [];
  walk(parseJavaScript(file), (node) => {
    const [request] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'require' &&
      request &&
      ts.isStringLiteral(request) &&
      request.text.startsWith('.')
    ) {
      files.push(resolveRelative(file, request.text) ?? '');
    }
  });
  return files.filter((target) => target !== '' && !NOT_FOLLOWED.test(target));
};

type Reader = (file: string) => Set<string>;

const createReader = (registry: OptionRegistry): Reader => {
  const own = new Map<string, {flags: string[]; requires: string[]}>();
  const read = (file: string): {flags: string[]; requires: string[]} => {
    const known = own.get(file) ?? {
      flags: flagsInFile(file, registry),
      requires: requiredFiles(file),
    };
    own.set(file, known);
    return known;
  };
  return (start) => {
    const seen = new Set<string>();
    const queue = [start];
    const flags = new Set<string>();
    for (let file = queue.pop(); file; file = queue.pop()) {
      if (seen.has(file)) {
        continue;
      }
      seen.add(file);
      const {flags: found, requires} = read(file);
      found.forEach((flag) => flags.add(flag));
      queue.push(...requires);
    }
    return flags;
  };
};

/** Words that a package declares as commands: each has to stand in the table above. */
const declaredWords = (item: InstalledPackage, files: string[]): string[] =>
  files.flatMap((file) => {
    const words: string[] = [];
    walk(parseJavaScript(path.join(item.dir, file)), (node) => {
      const word = /^exports\.\w+COMMAND = '([\w-]+)'$/.exec(node.getText())?.[1];
      if (ts.isBinaryExpression(node) && word) {
        words.push(word);
      }
    });
    return words;
  });

const writtenFlags = (flags: Iterable<string>): string[] =>
  [...new Set(flags)]
    .filter((flag) => /^[a-zA-Z]/.test(flag))
    // minimist turns `--no-open` into `open: false`.
    .map((flag) => (flag === 'open' ? 'no-open' : flag))
    .sort();

/**
 * Every command of the CLI with the flags that its code reads.
 *
 * A flag is counted when the file of a command, or one that it requires, reads it from the command
 * line; flags that are read before a command starts count for all commands.
 *
 * @throws when a package has lost a file, or gained a command, that the table does not know
 */
export function describeCommands(
  packages: InstalledPackage[],
  registry: OptionRegistry,
  {mayLackCommands = false} = {},
): CliCommand[] {
  const reader = createReader(registry);
  const cli = packages.find(({name}) => name === '@remotion/cli');
  if (!cli) {
    return [];
  }
  const common = new Set(['help']);
  for (const file of GLOBAL_FILES) {
    reader(path.join(cli.dir, 'dist', `${file}.js`)).forEach((flag) => common.add(flag));
  }
  const described = packages.flatMap((item): CliCommand[] => {
    const commands = (COMMANDS[item.name] ?? []).filter(
      ({file}) => !mayLackCommands || existsSync(path.join(item.dir, file)),
    );
    const words = new Set(commands.flatMap(({command}) => command.split(' ')));
    const files = commands.map(({file}) => file);
    const missing = files.find((file) => !existsSync(path.join(item.dir, file)));
    if (missing) {
      throw new Error(
        `${item.name} has no file ${missing} any more: update COMMANDS in scripts/api/cli.ts.`,
      );
    }
    const unknown = declaredWords(item, files).find((word) => !words.has(word));
    if (unknown) {
      throw new Error(
        `${item.name} has a command "${unknown}": add it to COMMANDS in scripts/api/cli.ts.`,
      );
    }
    return commands.map(({command, file}) => ({
      command,
      flags: writtenFlags([
        ...common,
        ...reader(path.join(item.dir, file)),
        ...(DISPATCHED[command] ?? []),
      ]),
    }));
  });
  return described.sort((a, b) => (a.command < b.command ? -1 : 1));
}
