import {didYouMean} from '../../../plugins/lib/nearest-names';
import type {MarkdownFile} from '../markdown';
import type {Problem} from '../problems';
import {isPartial} from '../project';
import {docRoute, type ManifestRow} from '../routes';
import {shownTexts} from './shared-texts';

const LISTS = 'scripts/content/pending.ts';

export type ProseScope = {
  /** Files whose problems fail: pages, and the shared texts that these show. */
  checked: ReadonlySet<string>;
  /** Problems of the lists themselves. */
  problems: Problem[];
};

/** The group that a page is edited with: that of the route list, or the folder of a post. */
export const groupOf = (page: MarkdownFile, groups: ReadonlyMap<string, string>): string =>
  page.file.startsWith('docs/')
    ? (groups.get(docRoute(page)) ?? '')
    : (page.file.split('/')[0] ?? '');

/**
 * Which files have to follow the rules: those of the groups that are edited, and single pages of the
 * groups that are not.
 */
export const proseScope = (
  files: MarkdownFile[],
  manifest: ManifestRow[],
  pendingProse: string[],
  editedPages: string[],
): ProseScope => {
  const groups = new Map(manifest.map(({route, group}) => [route, group]));
  const pages = files.filter(({file}) => !isPartial(file));
  const checked = pages.filter(
    (page) => editedPages.includes(page.file) || !pendingProse.includes(groupOf(page, groups)),
  );
  return {
    checked: withSharedTexts(checked, new Map(files.map((file) => [file.file, file]))),
    problems: [
      ...unknownGroups(pages, groups, pendingProse),
      ...uselessPages(pages, groups, pendingProse, editedPages),
    ],
  };
};

const withSharedTexts = (
  pages: MarkdownFile[],
  files: ReadonlyMap<string, MarkdownFile>,
): Set<string> => {
  const found = new Set<string>();
  const queue = [...pages];
  for (const page of queue) {
    if (!found.has(page.file)) {
      found.add(page.file);
      queue.push(...shownTexts(page).flatMap((file) => files.get(file) ?? []));
    }
  }
  return found;
};

const unknownGroups = (
  pages: MarkdownFile[],
  groups: ReadonlyMap<string, string>,
  pendingProse: string[],
): Problem[] => {
  const known = [...new Set(pages.map((page) => groupOf(page, groups)))];
  return pendingProse
    .filter((group) => !known.includes(group))
    .map((group) => ({
      file: LISTS,
      line: 1,
      message: `pendingProse names "${group}", and no page is in such a group.${didYouMean(group, known)}`,
    }));
};

const uselessPages = (
  pages: MarkdownFile[],
  groups: ReadonlyMap<string, string>,
  pendingProse: string[],
  editedPages: string[],
): Problem[] =>
  editedPages.flatMap((file) => {
    const page = pages.find((each) => each.file === file);
    const names = pages.map((each) => each.file);
    const message = !page
      ? `editedPages names ${file}, which does not exist.${didYouMean(file, names)}`
      : pendingProse.includes(groupOf(page, groups))
        ? null
        : `${file} is checked with its group. Remove it from editedPages.`;
    return message ? [{file: LISTS, line: 1, message}] : [];
  });
