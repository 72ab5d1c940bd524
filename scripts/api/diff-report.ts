import {count} from '../content/problems';
import {formatChange, isOfExport, labelOf, type Change} from './compare';
import {findDocsPage, type DocsPage} from './docs-pages';

/** Frames that look different with another version, with a page that shows them. */
export type FrameChange = {page: string; text: string};

const NO_PAGE = '(no page yet)';

/** Changes grouped by the page that has to follow them. */
export function groupByPage(changes: Change[], pages: DocsPage[]): Map<string, Change[]> {
  return groupBy(changes, (change) => {
    const page = pageOf(change, pages);
    return page ? `docs/${page.file}` : NO_PAGE;
  });
}

function groupBy(changes: Change[], keyOf: (change: Change) => string): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}

/** An error belongs to the page of the first documented name that it has. */
function pageOf(change: Change, pages: DocsPage[]): DocsPage | null {
  if (change.what !== 'error') {
    const name = change.export ?? change.name.split(' ').at(-1) ?? '';
    return findDocsPage(pages, change.package, name);
  }
  const words = new Set(change.name.split(/[^\w$]+/));
  return (
    pages.find(
      (page) => page.package === change.package && page.exports.some((name) => words.has(name)),
    ) ?? null
  );
}

/** What to print: each page with its changes, then what no page tells, then the counts. */
export function report(changes: Change[], pages: DocsPage[], frames: FrameChange[] = []): string {
  const groups = groupByPage(changes, pages);
  const withoutPage = groups.get(NO_PAGE) ?? [];
  groups.delete(NO_PAGE);
  const names = [...new Set([...groups.keys(), ...frames.map(({page}) => page)])].sort();
  return [
    ...names.flatMap((name) => [
      name,
      ...(groups.get(name) ?? []).map((change) => `  ${formatChange(change)}`),
      ...frames.filter(({page}) => page === name).map(({text}) => `  frames           ${text}`),
      '',
    ]),
    ...reportWithoutPage(withoutPage),
    summary(changes, names.length, new Set(frames.map(({text}) => text)).size),
  ].join('\n');
}

/**
 * What could want a page stands line by line. Types, and what changed inside of exports that have no
 * page either, are for the toolkit itself in most cases, and only named.
 */
function reportWithoutPage(changes: Change[]): string[] {
  const isInner = (change: Change) =>
    change.what === 'type' ||
    (change.what !== 'error' && change.export !== null && !isOfExport(change));
  const inner = groupBy(changes.filter(isInner), (change) => change.package);
  return [
    ...(changes.length > 0 ? [NO_PAGE] : []),
    ...changes.filter((change) => !isInner(change)).map((change) => `  ${formatChange(change)}`),
    ...[...inner].map(([name, items]) => {
      const owners = [...new Set(items.map((item) => item.export))];
      return `  types and others ${name}, ${count(items.length, 'change')}: ${owners.join(', ')}`;
    }),
    '',
  ];
}

function summary(changes: Change[], pages: number, scenes: number): string {
  const labels = [...groupBy(changes, labelOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = labels.map(([label, items]) => `${items.length} ${label}`).join(', ');
  return (
    `${count(changes.length, 'change')}${parts ? ` (${parts})` : ''}, ` +
    `${count(scenes, 'scene')} with other frames, ${count(pages, 'page')} to touch.`
  );
}
