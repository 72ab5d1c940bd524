import type {PhrasingContent} from 'mdast';
import type {ApiExport, ApiKind} from '../../../lib/api-snapshot/types';
import {requiredText} from '../attributes';
import {linkTo} from '../documented-pages';
import {expandTags} from '../expand';
import {deprecatedBadge} from '../facts';
import type {Page} from '../page';
import {scrollingTable} from '../scrolling-table';
import {inlineCode, link, text} from '../../lib/tree';

/** What readers look for first comes first. */
const KINDS: ApiKind[] = [
  'component',
  'hook',
  'function',
  'class',
  'namespace',
  'constant',
  'enum',
  'type',
];

/** `<Exports of="@remotion/paths" />` becomes a table of a package's exports and their pages. */
export function expandExports(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Exports',
    attributes: ['of'],
    expand({name, attributes}, {api}) {
      const packageName = requiredText(name, attributes, 'of', '@remotion/paths');
      const exports = [...api.readPackage(packageName).exports].sort(
        (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name),
      );
      const rows = exports.map((item) => exportRow(item, packageName, page));
      const header = ['Export', 'Kind', 'Description'].map((title) => [text(title)]);
      return [scrollingTable(`Exports of ${packageName}`, [header, ...rows])];
    },
  });
}

function exportRow(item: ApiExport, packageName: string, page: Page): PhrasingContent[][] {
  const url = linkTo(page.documented, packageName, item.name, page.publishedIn);
  const name = inlineCode(displayName(item));
  const entry =
    item.entry === '.' ? [] : [text(' from '), inlineCode(importPath(packageName, item))];
  return [
    [
      url ? link(url, [name]) : name,
      ...entry,
      ...deprecatedBadge(item).flatMap((badge) => [text(' '), badge]),
    ],
    [text(item.kind)],
    [text(page.documented.get(`${packageName}#${item.name}`)?.description ?? '')],
  ];
}

/** As it is written where it is used: `<Sequence>`, `interpolate()`, `VideoConfig`. */
function displayName({name, kind}: ApiExport): string {
  if (kind === 'component') {
    return `<${name}>`;
  }
  return kind === 'hook' || kind === 'function' ? `${name}()` : name;
}

/** `./client` of `@remotion/lambda` is imported as `@remotion/lambda/client`. */
function importPath(packageName: string, {entry}: ApiExport): string {
  return `${packageName}${entry.slice(1)}`;
}
