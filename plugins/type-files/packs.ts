import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {liveCompilerOptions} from '../../src/build';
import {readJson} from '../lib/read-json';

/** What TypeScript has to read of one package. */
export type Pack = {
  /** Texts by path, such as `/node_modules/remotion/package.json`. Comments are left out. */
  files: Record<string, string>;
  /** The license of the files; of the toolkit's own packages, its name. */
  license: string;
};

export type Packs = {
  /** Packs by package: `remotion`, `@types/react`, and `typescript` for the language itself. */
  packs: Record<string, Pack>;
  /** Packages whose packs are needed to know a module's types, by module. */
  needs: Record<string, string[]>;
};

const LANGUAGE = 'typescript';

/** Fields of a package.json that say where its types are. */
const FIELDS = ['name', 'version', 'type', 'main', 'types', 'typings', 'typesVersions', 'exports'];

/**
 * Collects the declarations that modules lead to, and no others, from the installed packages.
 *
 * @param siteDir folder with `node_modules`
 * @param modules as in an import: `remotion`, `@remotion/transitions/fade`
 * @throws Error that names a module without types
 */
export function collectPacks(siteDir: string, modules: string[]): Packs {
  const root = siteDir.split(path.sep).join('/');
  const entry = path.posix.join(root, '__live__.ts');
  const imports = modules.map((name) => `import '${name}';`).join('\n');
  const host = ts.createCompilerHost(liveCompilerOptions);
  const program = ts.createProgram([entry], liveCompilerOptions, {
    ...host,
    fileExists: (file) => file === entry || host.fileExists(file),
    readFile: (file) => (file === entry ? imports : host.readFile(file)),
    getSourceFile: (file, version) =>
      file === entry
        ? ts.createSourceFile(file, imports, version)
        : host.getSourceFile(file, version),
  });
  const sources = program.getSourceFiles().filter(({fileName}) => fileName !== entry);
  const packs: Record<string, Pack> = {};
  const direct = new Map<string, Set<string>>();
  const resolve = resolver(host);
  for (const source of sources) {
    const name = packageIn(source.fileName);
    const pack = (packs[name] ??= openPack(root, name));
    const needed = direct.get(name) ?? new Set();
    direct.set(name, needed);
    pack.files[placeOf(source.fileName)] = withoutComments(source);
    namesIn(source).forEach((one) =>
      resolve(one, source.fileName).forEach((each) => needed.add(each)),
    );
  }
  const needs = modules.map((module) => {
    const [first] = resolve(module, entry);
    if (first === undefined) {
      throw new Error(
        `No types were found for "${module}", which live code can import. Install them, or take it off src/features/live/modules.ts.`,
      );
    }
    return [module, closureOf(first, direct)] as const;
  });
  return {packs, needs: Object.fromEntries(needs)};
}

/** The package of a file; the language's own declarations are in `typescript`. */
const packageIn = (file: string): string =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? LANGUAGE;

/** Where a file is for the compiler in the browser, which looks for the language's own in `/`. */
const placeOf = (file: string): string =>
  packageIn(file) === LANGUAGE
    ? `/${path.posix.basename(file)}`
    : file.slice(file.indexOf('/node_modules/'));

function openPack(root: string, name: string): Pack {
  const folder = path.posix.join(root, 'node_modules', name);
  const manifest = readJson<Record<string, unknown> & {license?: string}>(
    path.join(folder, 'package.json'),
  );
  const own = name === 'remotion' || name.startsWith('@remotion/');
  const texts = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'].map((file) =>
    path.join(folder, file),
  );
  const text = own ? undefined : texts.find(existsSync);
  const kept = Object.fromEntries(
    FIELDS.flatMap((field) => (field in manifest ? [[field, manifest[field]]] : [])),
  );
  return {
    files: name === LANGUAGE ? {} : {[`/node_modules/${name}/package.json`]: JSON.stringify(kept)},
    license: text ? readFileSync(text, 'utf8') : (manifest.license ?? ''),
  };
}

const printer = ts.createPrinter({removeComments: true, newLine: ts.NewLineKind.LineFeed});

/** What readers of types are told, pages of the site say in words of their own. */
const withoutComments = (source: ts.SourceFile): string => printer.printFile(source);

/** Packages and files that a file asks for, as it writes them. */
function namesIn({text}: ts.SourceFile): string[] {
  const {importedFiles, typeReferenceDirectives} = ts.preProcessFile(text, true, true);
  return [...importedFiles, ...typeReferenceDirectives].map(({fileName}) => fileName);
}

/** Finds the package of a name in a file. Relative names are of the same package: none is returned. */
function resolver(host: ts.CompilerHost) {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name);
  return (name: string, file: string): string[] => {
    if (name.startsWith('.')) {
      return [];
    }
    const module = ts.resolveModuleName(
      name,
      file,
      liveCompilerOptions,
      host,
      cache,
    ).resolvedModule;
    const found =
      module?.resolvedFileName ??
      ts.resolveTypeReferenceDirective(name, file, liveCompilerOptions, host)
        .resolvedTypeReferenceDirective?.resolvedFileName;
    return found !== undefined && /\.[cm]?ts$/.test(found) ? [packageIn(found)] : [];
  };
}

/** A package with all that it needs, and that these need. */
function closureOf(name: string, direct: Map<string, Set<string>>): string[] {
  const found = new Set([name]);
  for (const each of found) {
    direct.get(each)?.forEach((needed) => found.add(needed));
  }
  return [...found].filter((each) => direct.has(each)).sort();
}
