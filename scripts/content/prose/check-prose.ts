import type {MarkdownFile} from '../markdown';
import type {Problem} from '../problems';
import {isPartial} from '../project';
import type {ManifestRow} from '../routes';
import {budgetOf, countsTables} from './budgets';
import {staleExceptions, type ProseException} from './exceptions';
import {missedTargets} from './figures';
import {NOT_MDX, createProseLinter, type LintedPage} from './lint';
import {proseScope} from './scope';
import {shownTexts, sumOfShared} from './shared-texts';

type Input = {
  files: MarkdownFile[];
  /** The text of a file. */
  textOf: (file: string) => string;
  manifest: ManifestRow[];
  pendingProse: string[];
  editedPages: string[];
  exceptions: ProseException[];
  /** Pages to read, whatever their group; null for all. */
  only: string[] | null;
};

/**
 * Reads the prose of pages and of the texts that they share.
 *
 * @returns what was counted in each file, which of them have to follow the rules, and where these do
 * not
 */
export const checkProse = async ({
  files,
  textOf,
  manifest,
  pendingProse,
  editedPages,
  exceptions,
  only,
}: Input): Promise<{
  pages: LintedPage[];
  checked: ReadonlySet<string>;
  problems: Problem[];
}> => {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const lint = await createProseLinter(exceptions);
  const scope = proseScope(files, manifest, pendingProse, editedPages);
  const checked = only ? new Set(only) : scope.checked;
  const read = only ? files.filter(({file}) => only.includes(file)) : files;
  // Pages count the words of the shared texts that they show, so these come first.
  const shared = files.filter(
    ({file}) =>
      isPartial(file) && read.some((page) => page.file === file || shows(page, file, byPath)),
  );
  const linted = new Map<string, LintedPage>();
  const wordsOf = (file: string) => linted.get(file)?.openWords ?? 0;
  for (const page of new Set([...shared, ...read])) {
    const {file} = page;
    const result = await lint({
      file,
      text: textOf(file),
      onlyVoice: !checked.has(file),
      budget: budgetOf(page, byPath),
      sharedWords: sumOfShared(page, byPath, wordsOf),
      countsTables: countsTables(page),
    });
    linted.set(file, result);
  }
  const pages = read.flatMap(({file}) => linted.get(file) ?? []);
  const checkedPages = pages.filter(({file}) => checked.has(file));
  return {
    pages,
    checked,
    problems: [
      ...pages.flatMap(({file, problems}) =>
        checked.has(file) ? problems : problems.filter(({rule}) => rule === NOT_MDX),
      ),
      ...staleExceptions(exceptions, checkedPages),
      ...(only ? [] : [...scope.problems, ...missed(checkedPages)]),
    ],
  };
};

const shows = (
  page: MarkdownFile,
  file: string,
  files: ReadonlyMap<string, MarkdownFile>,
): boolean =>
  shownTexts(page).some((shown) => {
    const text = files.get(shown);
    return shown === file || (text !== undefined && text !== page && shows(text, file, files));
  });

const missed = (pages: LintedPage[]): Problem[] =>
  missedTargets(pages).map((message) => ({
    file: 'scripts/content/pending.ts',
    line: 1,
    message,
  }));
