import {posix} from 'node:path';
import {didYouMean} from '../../plugins/lib/nearest-names';
import type {MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

export type ManifestRow = {
  line: number;
  /** `/docs/ai/` */
  route: string;
  group: string;
  /** Names of sidebars without their ending: `main`, `api`, … */
  sidebars: string[];
};

export const MANIFEST = 'docs-routes.tsv';

const SIDEBARS: Record<string, string> = {
  main: 'mainSidebar',
  api: 'apiSidebar',
  editorStarter: 'editorStarterSidebar',
  recorder: 'recorderSidebar',
  // A category of that sidebar: the site has four.
  timeline: 'editorStarterSidebar',
};

/** Parses the site's list of routes: tab-separated, one line of headings. */
export const parseManifest = (content: string): ManifestRow[] =>
  content.split('\n').flatMap((text, at) => {
    const [route, group, sidebar] = text.split('\t').map((cell) => cell.trim());
    return at === 0 || !route || !group
      ? []
      : [
          {
            line: at + 1,
            route,
            group,
            sidebars:
              !sidebar || sidebar === '-' ? [] : sidebar.split(',').map((name) => name.trim()),
          },
        ];
  });

/** `ai/mcp` for `docs/ai/mcp.mdx` */
const pathOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** The id under which sidebars name a page: its path, whose last part `id` may replace. */
export const docId = ({file, frontMatter}: MarkdownFile): string => {
  const id = frontMatter.data?.id;
  return typeof id === 'string' ? pathOf(file).replace(/[^/]*$/, id) : pathOf(file);
};

/** The route of a page below `docs`, as Docusaurus derives it from its path, `id` and `slug`. */
export const docRoute = (page: MarkdownFile): string => {
  const {dir, base: name} = posix.parse(`/${pathOf(page.file)}`);
  const folder = dir === '/' ? dir : `${dir}/`;
  const slug = page.frontMatter.data?.slug;
  if (typeof slug === 'string') {
    return `/docs${new URL(slug, `http://site${folder}`).pathname}`;
  }
  const indexes = ['index', 'readme', posix.basename(dir).toLowerCase()];
  return indexes.includes(name.toLowerCase())
    ? `/docs${folder}`
    : `/docs${folder}${posix.basename(docId(page))}`;
};

/** Compares the pages below `docs` with the manifest. Routes of pending groups may lack a page. */
export const checkRoutes = (
  files: MarkdownFile[],
  manifest: ManifestRow[],
  pendingGroups: string[],
): {written: number; pending: number; problems: Problem[]} => {
  const pages = files.filter(({file}) => file.startsWith('docs/') && !isPartial(file));
  const problems: Problem[] = [];
  const byRoute = new Map<string, MarkdownFile>();
  const rows = new Map(manifest.map((row) => [row.route, row]));
  for (const page of pages) {
    const route = docRoute(page);
    const line = page.frontMatter.lines.slug ?? 1;
    const other = byRoute.get(route);
    if (other) {
      problems.push({
        file: page.file,
        line,
        message: `The route ${route} is that of ${other.file}. ${routeAdvice(page)}`,
      });
    } else if (!rows.has(route)) {
      problems.push({file: page.file, line, message: notInManifest(page, route, rows)});
    }
    byRoute.set(route, other ?? page);
  }
  for (const row of manifest) {
    if (!byRoute.has(row.route) && !pendingGroups.includes(row.group)) {
      problems.push({
        file: MANIFEST,
        line: row.line,
        message: `${row.route} has no page. Write ${fileOf(row.route)}, or list ${row.group} in pendingGroups.`,
      });
    }
  }
  const missing = manifest.filter(({route}) => !byRoute.has(route));
  return {
    written: manifest.length - missing.length,
    pending: missing.filter(({group}) => pendingGroups.includes(group)).length,
    problems: [...problems, ...checkPendingGroups(manifest, missing, pendingGroups)],
  };
};

const fileOf = (route: string): string =>
  `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`;

/** What to write when a file is named like its folder, which makes it that folder's index. */
const routeAdvice = ({file}: MarkdownFile): string => {
  const path = `/${pathOf(file)}`;
  const [name, folder] = path.split('/').reverse();
  return name === folder
    ? `A file named like its folder is the folder's index. Write: slug: ${path}`
    : 'Give one of the two another slug.';
};

const notInManifest = (
  page: MarkdownFile,
  route: string,
  rows: Map<string, ManifestRow>,
): string => {
  const path = `/docs/${pathOf(page.file)}`;
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  if (rows.has(path)) {
    return `The route ${route} is not in ${MANIFEST}. ${routeAdvice(page)}`;
  }
  return rows.has(other)
    ? `The route ${route} is not in ${MANIFEST}, which has ${other}. Rename the file to ${fileOf(other)}.`
    : `The route ${route} is not in ${MANIFEST}.${didYouMean(route, rows.keys())}`;
};

const checkPendingGroups = (
  manifest: ManifestRow[],
  missing: ManifestRow[],
  pendingGroups: string[],
): Problem[] => {
  const groups = new Set(manifest.map(({group}) => group));
  return pendingGroups.flatMap((group) => {
    const isDone = !missing.some((row) => row.group === group);
    const message = groups.has(group)
      ? `Every page of the group ${group} exists. Remove it from pendingGroups.`
      : `pendingGroups names "${group}", which ${MANIFEST} does not have.${didYouMean(group, groups)}`;
    return isDone ? [{file: 'scripts/content/pending.ts', line: 1, message}] : [];
  });
};

/**
 * The page ids in each sidebar.
 *
 * @param sidebars default export of `sidebars.ts`
 */
export const flattenSidebars = (sidebars: object): Map<string, string[]> =>
  new Map(Object.entries(sidebars).map(([name, items]) => [name, flattenItems(items)]));

const flattenItems = (item: unknown): string[] => {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap((child) => flattenItems(child));
  }
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, id, link, items, ...rest}: Record<string, unknown> = {...item};
  if (type === 'doc' || type === 'ref') {
    return typeof id === 'string' ? [id] : [];
  }
  if (type === 'category') {
    return [...flattenItems(link), ...flattenItems(items)];
  }
  // The short form of a category: {Label: [items]}. Links and HTML name no page.
  return type === undefined ? Object.values(rest).flatMap((child) => flattenItems(child)) : [];
};

/** Checks that each page is in exactly the sidebars that the manifest says, and once in each. */
export const checkSidebars = (
  files: MarkdownFile[],
  manifest: ManifestRow[],
  sidebars: Map<string, string[]>,
): {entries: number; problems: Problem[]} => {
  const pages = files.filter(({file}) => file.startsWith('docs/') && !isPartial(file));
  const rows = new Map(manifest.map((row) => [row.route, row]));
  const ids = pages.map((page) => docId(page));
  const problems: Problem[] = [];
  for (const [name, entries] of sidebars) {
    const fail = (message: string) => problems.push({file: 'sidebars.ts', line: 1, message});
    for (const id of new Set(entries)) {
      if (!ids.includes(id)) {
        fail(`${name} names "${id}", which no page has.${didYouMean(id, ids)}`);
      }
      if (entries.indexOf(id) !== entries.lastIndexOf(id)) {
        fail(`${name} names "${id}" twice. Remove one.`);
      }
    }
  }
  for (const page of pages) {
    const id = docId(page);
    const row = rows.get(docRoute(page));
    if (!row) {
      continue;
    }
    const expected = row.sidebars.map((name) => SIDEBARS[name] ?? name);
    for (const [name, entries] of sidebars) {
      if (entries.includes(id) && !expected.includes(name)) {
        const home = expected.length === 0 ? 'no sidebar' : expected.join(' and ');
        problems.push({
          file: page.file,
          line: 1,
          message: `The page is in ${name}, but ${MANIFEST}:${row.line} says ${home}. Remove '${id}' there.`,
        });
      }
    }
    for (const name of expected) {
      if (!sidebars.get(name)?.includes(id)) {
        problems.push({
          file: page.file,
          line: 1,
          message: `The page is missing in ${name}, as ${MANIFEST}:${row.line} says. Add '${id}' there.`,
        });
      }
    }
  }
  return {
    entries: [...sidebars.values()].reduce((sum, entries) => sum + entries.length, 0),
    problems,
  };
};
