import path from 'node:path';
import ts from 'typescript';
import type {ApiExport, ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {isToolkitName} from '../../plugins/lib/documented-version';
import {describeExport, type ExtractedExport, type NamedSymbol} from './describe-exports';
import type {ExtractContext} from './members';
import {packageEntries, type InstalledPackage, type PackageEntry} from './packages';
import {createTypePrinter} from './print-types';

export type ExtractedPackage = Omit<ApiPackage, 'exports'> & {exports: ExtractedExport[]};

const byNameAndEntry = (a: ApiExport, b: ApiExport): number =>
  a.name !== b.name ? (a.name < b.name ? -1 : 1) : a.entry < b.entry ? -1 : 1;

/** What one TypeScript program says about all packages. */
export type Extraction = {
  /** One record per package, in the given order; exports sorted by name. */
  packages: ExtractedPackage[];
  /** Type of each entry of the option registry, by its key: `crfOption` → `number`. */
  optionTypes: Map<string, string>;
};

/** Reads the public types of packages with one TypeScript program. */
export function extractPackages(packages: InstalledPackage[]): Extraction {
  const entries = packages.map((item) => ({item, points: packageEntries(item)}));
  const program = createProgram(
    entries.flatMap(({points}) => points.map(({types}) => types)),
    projectOf(packages),
  );
  const checker = program.getTypeChecker();
  const isOwnFile = ownFilesOf(packages);
  const namesOf = ({entry, types}: PackageEntry): NamedSymbol[] => {
    const source = program.getSourceFile(types);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return symbols.map((symbol) => ({
      entry,
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
  };
  const publicSymbols = new Set(
    entries.flatMap(({points}) =>
      points
        .flatMap(namesOf)
        .filter(({name}) => !name.startsWith('_'))
        .map(({symbol}) => symbol),
    ),
  );
  const printer = createTypePrinter({
    checker,
    isOwnFile,
    isPublic: (symbol) => publicSymbols.has(symbol),
  });
  const context: ExtractContext = {checker, printer, isOwnFile, texts: new Map()};
  return {
    packages: entries.map(({item: {name, version}, points}) => {
      const exports = describeEach(context, points.flatMap(namesOf), version);
      return {package: name, version, exports: foldAliases(exports).sort(byNameAndEntry)};
    }),
    optionTypes: readOptionTypes(program, context),
  };
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

const createProgram = (rootNames: string[], project: string | null): ts.Program =>
  ts.createProgram({
    rootNames,
    options: OPTIONS,
    ...(project ? {host: hostWithin(project)} : {}),
  });

/** The folder whose `node_modules` has the packages; `null` where they lie elsewhere. */
const projectOf = ([first]: InstalledPackage[]): string | null => {
  const end = path.join('/', 'node_modules', first?.name ?? '');
  return first?.dir.endsWith(end) ? first.dir.slice(0, -end.length) : null;
};

/** Sees no packages around a project: what a version lacks must not come from this site's. */
const hostWithin = (project: string): ts.CompilerHost => {
  const host = ts.createCompilerHost(OPTIONS);
  const own = `${project}${path.sep}`;
  const isSeen = (file: string): boolean =>
    path.normalize(file).startsWith(own) || !file.includes('/node_modules/');
  return {
    ...host,
    getCurrentDirectory: () => project,
    fileExists: (file) => isSeen(file) && host.fileExists(file),
    directoryExists: (folder) =>
      isSeen(`${folder}/`) && (host.directoryExists?.(folder) ?? ts.sys.directoryExists(folder)),
  };
};

/** Tells files of the toolkit from those of its dependencies. */
const ownFilesOf = (packages: InstalledPackage[]): ((file: string) => boolean) => {
  const roots = packages.map(({dir}) => `${path.resolve(dir)}${path.sep}`);
  return (file) => {
    const inDependency = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
    return inDependency
      ? isToolkitName(inDependency)
      : roots.some((root) => path.resolve(file).startsWith(root));
  };
};

/** Describes exports of a package, each once: further entry points that have it are noted. */
const describeEach = (
  context: ExtractContext,
  names: NamedSymbol[],
  version: string,
): ExtractedExport[] => {
  const found = new Map<ts.Symbol, ExtractedExport[]>();
  for (const named of names) {
    const described = found.get(named.symbol) ?? [];
    const known = described.find(({name}) => name === named.name);
    if (known) {
      const alsoIn = [...(known.alsoIn ?? []), named.entry];
      described.forEach((part) => (part.alsoIn = alsoIn));
    } else {
      found.set(named.symbol, [...described, ...describeExport(context, named, version)]);
    }
  }
  return [...found.values()].flat();
};

const readOptionTypes = (program: ts.Program, context: ExtractContext): Map<string, string> => {
  const {checker, printer} = context;
  const file = program
    .getSourceFiles()
    .find(({fileName}) => fileName.endsWith('/renderer/dist/options/index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const registry =
    module && checker.getExportsOfModule(module).find(({name}) => name === 'allOptions');
  const fields = registry ? checker.getTypeOfSymbol(registry).getProperties() : [];
  return new Map(
    fields.flatMap((option): [string, string][] => {
      const field = checker.getTypeOfSymbol(option).getProperty('type');
      return field ? [[option.name, printer.expanded(checker.getTypeOfSymbol(field))]] : [];
    }),
  );
};

/** Declaration files spell out inferred props; where a type of the package says the same, name it. */
const foldAliases = (exports: ExtractedExport[]): ExtractedExport[] => {
  const aliases = exports.flatMap(({kind, signature}) => {
    const [, name, body] = (kind === 'type' && /^type (\w+) = (.*);$/.exec(signature)) || [];
    return name && body && body.length > 80 && body.includes('&') ? [{name, body}] : [];
  });
  return exports.map((item) =>
    item.kind === 'component'
      ? {
          ...item,
          signature: aliases.reduce(
            (text, {name, body}) => text.replace(body, () => name),
            item.signature,
          ),
        }
      : item,
  );
};
