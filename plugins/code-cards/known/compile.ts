/*
 * A process: `node --import tsx compile.ts <siteDir>` fills the cache of what TypeScript knows of the
 * pages that it lacks.
 */
import path from 'node:path';
import type ts from 'typescript';
import {openSnapshot} from '../../lib/api-snapshot';
import {
  compileEach,
  COMPILER_OPTIONS,
  isScript,
  isTyped,
  type CompiledModule,
} from '../../snippets/compiler';
import {layOut, type Block} from '../../snippets/layouts';
import {takeQueries} from '../../snippets/queries';
import {blockKey} from '../address';
import type {CodePage} from './code-page';
import {openKnownBlocks, partsOf, readAllCode} from './known-blocks';
import {intendedErrors, namesIn} from './names';
import {entryPointsOf, ReferenceFinder} from './references';
import {isSignature, type SignatureBlock} from './signature-blocks';
import {SignatureFinder} from './signature-names';
import type {KnownBlock} from '../types';

/**
 * Compiles the blocks of pages, and keeps what the program knows of each name.
 *
 * @param specifiers what the toolkit's packages can be imported as
 */
export function compileKnown(pages: CodePage[], specifiers: string[]): Map<string, KnownBlock[]> {
  const entryPoints = entryPointsOf(specifiers, COMPILER_OPTIONS);
  const finders = new WeakMap<ts.Program, ReferenceFinder>();
  const known = new Map(pages.map(({file}) => [file, new Map<Block, KnownBlock>()]));
  const blocks = pages.flatMap((page) => page.blocks);
  compileEach(
    pages.flatMap((page) => layOut(page.blocks)),
    blocks.filter((block) => block.meta.path === null && (isTyped(block) || isScript(block))),
    (module) => {
      const {block, program} = module;
      const ofPage = known.get(block.page);
      // In several layouts, the first is the one that a reader has at this point of the page.
      if (!ofPage || ofPage.has(block) || !isTyped(block)) {
        return;
      }
      const finder =
        finders.get(program) ?? new ReferenceFinder(program.getTypeChecker(), program, entryPoints);
      finders.set(program, finder);
      ofPage.set(block, knownOf(module, finder));
    },
  );
  return new Map([...known].map(([file, ofPage]) => [file, [...ofPage.values()]]));
}

function knownOf(module: CompiledModule, finder: ReferenceFinder): KnownBlock {
  const {block} = module;
  return isSignature(block)
    ? knownOfSignature(module, block, finder)
    : knownOfFence(module, block.fence.code, finder);
}

function knownOfFence(
  module: CompiledModule,
  written: string,
  finder: ReferenceFinder,
): KnownBlock {
  const {code, queries, lines} = takeQueries(written);
  const asShown = <Place extends {line: number}>(place: Place): Place => ({
    ...place,
    line: lines.indexOf(place.line),
  });
  const names = namesIn(module, finder).map(asShown);
  const answers = queries.flatMap(({line, column}) => {
    const name = names.find(
      (each) => each.line === line && each.column <= column && column < each.column + each.length,
    );
    return name ? [{line, text: name.text}] : [];
  });
  return {key: blockKey(code), names, errors: intendedErrors(module).map(asShown), answers};
}

function knownOfSignature(
  module: CompiledModule,
  {declares, shown}: SignatureBlock,
  finder: ReferenceFinder,
): KnownBlock {
  const lines = shown.split('\n').length;
  const names = namesIn(module, new SignatureFinder(declares, finder));
  return {
    key: blockKey(shown),
    names: names.filter(({line}) => line < lines),
    errors: [],
    answers: [],
  };
}

/** What the toolkit's packages can be imported as: `remotion`, `@remotion/lambda/client`. */
export function importsOf(siteDir: string): string[] {
  const snapshot = openSnapshot(path.join(siteDir, 'src', 'data', 'generated', 'api'));
  return snapshot.packageNames().flatMap((name) => {
    const entries = snapshot.readPackage(name).exports.map(({entry}) => entry);
    return [...new Set(['.', ...entries])].map((entry) => path.posix.join(name, entry));
  });
}

async function main(siteDir: string): Promise<void> {
  const cache = openKnownBlocks(siteDir);
  const missing = readAllCode(siteDir).filter((page) => !cache.has(partsOf(page)));
  const known = compileKnown(missing, importsOf(siteDir));
  for (const page of missing) {
    await cache.get(partsOf(page), () => Buffer.from(JSON.stringify(known.get(page.file))));
  }
}

if (require.main === module) {
  void main(process.argv[2] ?? process.cwd());
}
