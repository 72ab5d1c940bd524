import type {Chunk, ChunkGroup, Compilation, Compiler} from '@rspack/core';
import {chunkFile, tableFile, type Kind} from './client/table';
import {PAGE_CHUNK} from './code';
import type {Plan, PlannedKind} from './kinds';
import {needed} from './needed';

const NAME = 'route-table';

/** Where the bundler puts chunks that are not a page's own. Their ids are numbers. */
const SHARED_FILE = 'assets/js/[id].[contenthash:8].js';

/** The part of the bundler's runtime that says where chunks are, before it is minified. */
const CHUNK_FILENAMES =
  /__webpack_require__\.u = [\s\S]*?(?=\n(?:\}\)\(\);?\n)?\/\/ webpack\/|\n\}\)\(\))/;

type Named = {name?: string | null};

const isPage = ({name}: Named): boolean => name?.startsWith(PAGE_CHUNK) ?? false;

/** Name of a chunk's file. */
export const chunkFilename = ({chunk}: {chunk?: Named}): string =>
  chunk?.name?.startsWith(PAGE_CHUNK)
    ? chunkFile(chunk.name.slice(PAGE_CHUNK.length), '[contenthash:8]')
    : SHARED_FILE;

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
          const buildHash = needed(compilation.hash, 'The bundler made no hash of the build.');
          compilation.emitAsset(tableFile(buildHash), new sources.RawSource(table));
          // Workers have a runtime of their own.
          const runtime = compilation.entrypoints.get('main')?.getRuntimeChunk();
          compilation.updateAsset(
            fileOf(
              needed(runtime, 'The entry "main" has no chunk with the runtime of the bundler.'),
            ),
            (source) =>
              new sources.RawSource(withoutPages(String(source.source()), compilation.chunks)),
          );
        },
      );
    });
  }
}

const fileOf = ({files, name, id}: Chunk): string =>
  needed(
    [...files].find((file) => file.endsWith('.js')),
    `The chunk ${name ?? id} has no JavaScript.`,
  );

/** The hash at the end of the name of a script. */
const hashOf = (file: string): string => file.replace(/.*\.(\w+)\.js$/, '$1');

/** What the bundler made of the pages. */
class ChunksOfPages {
  private readonly ids = new Map<string, string | number>();
  /** Chunks that stand in the HTML of every page. */
  private readonly first: Set<unknown>;

  constructor(private readonly compilation: Compilation) {
    const {moduleGraph, chunkGraph, entrypoints} = compilation;
    this.first = new Set([...entrypoints.values()].flatMap(({chunks}) => chunks.map(({id}) => id)));
    for (const {blocks} of compilation.modules) {
      for (const dependency of blocks.flatMap((block) => block.dependencies)) {
        const {request} = dependency;
        const module = request ? moduleGraph.getModule(dependency) : null;
        const id = module && chunkGraph.getModuleId(module);
        if (request && id !== null && id !== undefined) {
          this.ids.set(request, id);
        }
      }
    }
  }

  private group(name: string): ChunkGroup {
    const group = this.compilation.namedChunkGroups.get(name);
    return needed(group, `The bundler made no chunk "${name}".`);
  }

  file(name: string): string {
    const own = this.group(PAGE_CHUNK + name).chunks.find(isPage);
    return fileOf(needed(own, `The page ${name} has no chunk of its own.`));
  }

  /** Chunks that a page needs besides its own, of which `names` are groups of shared modules. */
  others(name: string, names: string[]): Chunk[] {
    const groups = [PAGE_CHUNK + name, ...names].map((each) => this.group(each));
    const chunks = new Map(groups.flatMap((group) => group.chunks).map((each) => [each.id, each]));
    return [...chunks.values()].filter((chunk) => !isPage(chunk) && !this.first.has(chunk.id));
  }

  moduleIds(name: string, modules: string[]): (string | number)[] {
    return modules.map((module) =>
      needed(this.ids.get(module), `The bundler has no module ${module} of the page ${name}.`),
    );
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
      const line = `${path} ${hashOf(pages.file(name))}`;
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
      hashes[String(chunk.id)] = hashOf(file);
    }
  }
  return runtime.replace(
    CHUNK_FILENAMES,
    () =>
      `__webpack_require__.u = (id) => "assets/js/" + id + "." + ${JSON.stringify(hashes)}[id] + ".js";`,
  );
}
