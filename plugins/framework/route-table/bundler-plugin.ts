import type {Chunk, ChunkGroup, Compilation, Compiler, Module} from '@rspack/core';
import {chunkFile, tableFile} from './client/table';
import type {Kind} from './client/table';
import {PAGE_CHUNK} from './code';
import type {Plan, PlannedKind} from './kinds';

const NAME = 'route-table';

/** Where the bundler puts chunks that are not a page's own. Their ids are numbers. */
const SHARED_FILE = 'assets/js/[id].[contenthash:8].js';

/** The part of the bundler's runtime that says where chunks are, before it is minified. */
const CHUNK_FILENAMES =
  /__webpack_require__\.u = [\s\S]*?(?=\n(?:\}\)\(\);?\n)?\/\/ webpack\/|\n\}\)\(\))/;

const isPage = (chunk: {name?: string}): boolean => chunk.name?.startsWith(PAGE_CHUNK) ?? false;
const pageName = (chunk: {name?: string}): string => chunk.name!.slice(PAGE_CHUNK.length);

/** Name of a chunk's file. */
export const chunkFilename = ({chunk}: {chunk?: {name?: string}}): string =>
  chunk && isPage(chunk) ? chunkFile(pageName(chunk), '[contenthash:8]') : SHARED_FILE;

/**
 * Writes the route table from the chunks that the bundler made, and takes these chunks out of the
 * bundler's own table, which every page loads.
 */
export class RouteTablePlugin {
  constructor(private readonly plan: Plan) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before the minimizer, and before the hashes in names become hashes of contents.
        {name: NAME, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS},
        () => {
          const pages = new ChunksOfPages(compilation);
          for (const {name, modules} of this.plan.kinds.flatMap((kind) => kind.pages)) {
            const ids = JSON.stringify(pages.moduleIds(name, modules));
            compilation.updateAsset(
              pages.file(name),
              (source) =>
                new sources.ConcatSource(
                  source,
                  `;(self.pageModules=self.pageModules||{})[${JSON.stringify(name)}]=${ids};`,
                ),
            );
          }
          const table = JSON.stringify(tableOf(this.plan.kinds, pages));
          compilation.emitAsset(tableFile(compilation.hash!), new sources.RawSource(table));
          const runtime = fileOf([...compilation.chunks].find((chunk) => chunk.hasRuntime())!);
          compilation.updateAsset(
            runtime,
            (source) =>
              new sources.RawSource(withoutPages(String(source.source()), compilation.chunks)),
          );
        },
      );
    });
  }
}

function fileOf(chunk: Chunk): string {
  const file = [...chunk.files].find((name) => name.endsWith('.js'));
  if (!file) {
    throw new Error(`The chunk ${chunk.name ?? chunk.id} has no JavaScript.`);
  }
  return file;
}

/** What the bundler made of the pages. */
class ChunksOfPages {
  private readonly ids = new Map<string, string | number>();
  /** Chunks that stand in the HTML of every page. */
  private readonly first: Set<unknown>;

  constructor(private readonly compilation: Compilation) {
    const {moduleGraph, chunkGraph, entrypoints} = compilation;
    this.first = new Set([...entrypoints.values()].flatMap(({chunks}) => chunks.map(({id}) => id)));
    for (const {blocks} of compilation.modules as Iterable<Pick<Module, 'blocks'>>) {
      for (const dependency of blocks.flatMap((block) => block.dependencies)) {
        const {request} = dependency as {request?: string};
        const module = request ? moduleGraph.getModule(dependency) : null;
        const id = module && chunkGraph.getModuleId(module);
        if (request && id !== null && id !== undefined) {
          this.ids.set(request, id);
        }
      }
    }
  }

  private group(name: string): ChunkGroup {
    const group = this.compilation.namedChunkGroups.get(PAGE_CHUNK + name);
    if (!group) {
      throw new Error(`The bundler made no chunk for the page ${name}.`);
    }
    return group as ChunkGroup;
  }

  private own(name: string): Chunk {
    return this.group(name).chunks.find(isPage)!;
  }

  file(name: string): string {
    return fileOf(this.own(name));
  }

  hash(name: string): string {
    return this.file(name).split('.').at(-2)!;
  }

  /** Chunks that a page needs besides its own, of which `names` are groups of shared modules. */
  others(name: string, names: string[]): Chunk[] {
    const {namedChunkGroups} = this.compilation;
    const groups = [this.group(name), ...names.map((shared) => namedChunkGroups.get(shared)!)];
    const chunks = new Map(groups.flatMap((group) => group.chunks).map((each) => [each.id, each]));
    return [...chunks.values()].filter((chunk) => !isPage(chunk) && !this.first.has(chunk.id));
  }

  moduleIds(name: string, modules: string[]): (string | number)[] {
    return modules.map((module) => {
      const id = this.ids.get(module);
      if (id === undefined) {
        throw new Error(`The bundler has no module ${module} of the page ${name}.`);
      }
      return id;
    });
  }
}

function tableOf(kinds: PlannedKind[], pages: ChunksOfPages): Kind[] {
  const result = new Map<string, Kind>();
  for (const {layouts, attributes, modules, sharedChunks, pages: planned} of kinds) {
    for (const {name, path} of planned) {
      const others = pages.others(name, sharedChunks);
      const chunks = idsOf(others.filter(hasScript));
      const styles = idsOf(others.filter((chunk) => !hasScript(chunk)));
      const kind = {layouts, attributes, modules, chunks, ...(styles.length > 0 ? {styles} : {})};
      const key = JSON.stringify(kind);
      const line = `${path} ${pages.hash(name)}`;
      const known = result.get(key);
      result.set(key, {...kind, pages: known ? `${known.pages}\n${line}` : line});
    }
  }
  return [...result.values()];
}

const hasScript = ({files}: Pick<Chunk, 'files'>): boolean =>
  [...files].some((file) => file.endsWith('.js'));

const idsOf = (chunks: readonly Chunk[]): string[] => chunks.map(({id}) => String(id)).sort();

/** The runtime with a table of chunks that are no page's own. */
export function withoutPages(
  runtime: string,
  chunks: Iterable<Pick<Chunk, 'id' | 'name' | 'files'>>,
): string {
  if (!CHUNK_FILENAMES.test(runtime)) {
    throw new Error(
      'The runtime of the bundler has changed: plugins/framework/route-table does not find its chunk names.',
    );
  }
  const hashes: Record<string, string> = {};
  for (const chunk of chunks) {
    const file = [...chunk.files].find((name) => name.startsWith(`assets/js/${chunk.id}.`));
    if (file && !isPage(chunk)) {
      hashes[String(chunk.id)] = file.split('.').at(-2)!;
    }
  }
  return runtime.replace(
    CHUNK_FILENAMES,
    () =>
      `__webpack_require__.u = (id) => "assets/js/" + id + "." + ${JSON.stringify(hashes)}[id] + ".js";`,
  );
}
