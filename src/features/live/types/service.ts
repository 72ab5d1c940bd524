import ts from 'typescript';
import {
  createSystem,
  createVirtualTypeScriptEnvironment,
  type VirtualTypeScriptEnvironment,
} from '@typescript/vfs';
import type {TypePack} from '@site/plugins/browser';
import {COMPILER_OPTIONS} from './compiler-options';
import {mistakeFinder} from './mistakes';
import {pageFinder} from './pages';
import type {TypeService} from './protocol';
import {createShelf} from './shelf';
import {shorten} from './signature';
import {suggestionFinder} from './suggestions';

type Options = {
  /** Loads the types of a package. */
  load: (name: string) => Promise<TypePack>;
  /** Packages whose types are needed to know a module's, by module. */
  needs: Record<string, string[]>;
  /** Told the package whose types code needs, and that did not load. */
  onMissing: (name: string) => void;
};

/** The language itself, and what JSX is made of. */
const LANGUAGE = 'typescript';
const ALWAYS = 'react/jsx-runtime';

/** TypeScript over the types of packages that code imports, as they are loaded. */
export function createTypeService({load, needs, onMissing}: Options): TypeService {
  const shelf = createShelf(load);
  const environment = createVirtualTypeScriptEnvironment(
    createSystem(shelf.files),
    [],
    ts,
    COMPILER_OPTIONS,
  );
  const {languageService: language} = environment;
  const find = pageFinder(language, shelf.pages);
  const mistakes = mistakeFinder(language, find);
  const suggestions = suggestionFinder(language);
  const describe = describer(language);
  const neededBy = new Map(Object.entries(needs));
  /** Paths whose code imports a package without its types: what TypeScript says would be wrong. */
  const uncertain = new Set<string>();
  /** Whatever is asked waits for the code that was told before. */
  let upToDate: Promise<void> = Promise.resolve();

  const take = async (path: string, code: string) => {
    const needed = importsOf(code).flatMap((name) => neededBy.get(name) ?? []);
    const [missing] = await shelf.open(needed);
    uncertain.delete(path);
    if (missing !== undefined) {
      uncertain.add(path);
      onMissing(missing);
    }
    write(environment, path, code);
  };
  const whenUpToDate = async <Answer>(path: string, answer: () => Answer) => {
    await upToDate;
    return environment.getSourceFile(path) ? answer() : null;
  };

  return {
    async start() {
      const [missing] = await shelf.open([LANGUAGE, ...(neededBy.get(ALWAYS) ?? [])]);
      if (missing !== undefined) {
        throw new Error(`The types of ${missing} are missing.`);
      }
    },
    update(path, code) {
      upToDate = upToDate.then(() => take(path, code));
      return upToDate;
    },
    async close(path) {
      await upToDate;
      environment.deleteFile(path);
    },
    mistakes: async (path) =>
      (await whenUpToDate(path, () => (uncertain.has(path) ? [] : mistakes(path)))) ?? [],
    suggestions: (path, at, isAskedFor) =>
      whenUpToDate(path, () => suggestions(path, at, isAskedFor)),
    suggested: (path, at, label) =>
      whenUpToDate(path, () => {
        const details = describe(path, at, label);
        const page = find.ofSuggestion(path, at, label);
        return details ? {signature: shorten(details.displayParts), page} : null;
      }),
    card: (path, at) =>
      whenUpToDate(path, () => {
        const {displayParts, textSpan} = language.getQuickInfoAtPosition(path, at) ?? {};
        return displayParts && textSpan
          ? {
              from: textSpan.start,
              to: textSpan.start + textSpan.length,
              signature: shorten(displayParts),
              page: find.at(path, at),
            }
          : null;
      }),
  };
}

/** What TypeScript says of a suggestion, whose origin and preferences are the usual ones. */
const describer =
  (language: ts.LanguageService) =>
  (path: string, at: number, label: string): ts.CompletionEntryDetails | undefined =>
    language.getCompletionEntryDetails(path, at, label, {}, undefined, {}, undefined);

const importsOf = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName);

/** An environment tells new files from known ones. */
function write(environment: VirtualTypeScriptEnvironment, path: string, code: string): void {
  if (environment.getSourceFile(path)) {
    environment.updateFile(path, code);
  } else {
    environment.createFile(path, code);
  }
}
