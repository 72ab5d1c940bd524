import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PeerPage} from './pages';

/** An entry of a sidebar as this site writes them. */
type Entry = string | Category;

type Category = {
  type: 'category';
  label: string;
  collapsed?: boolean;
  link?: {type: 'doc'; id: string};
  items: Entry[];
};

/** An entry of Starlight's sidebar. */
export type StarlightEntry =
  | {slug: string}
  | {label: string; collapsed: boolean; items: StarlightEntry[]};

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'string' ||
  (typeof entry === 'object' &&
    entry !== null &&
    'type' in entry &&
    entry.type === 'category' &&
    'items' in entry &&
    Array.isArray(entry.items) &&
    entry.items.every(isEntry));

/**
 * The entries of a sidebar.
 *
 * @throws Error for what this site's sidebars have not had so far
 */
function entriesOf(sidebar: unknown, name: string): Entry[] {
  const entries: unknown[] = Array.isArray(sidebar) ? sidebar : [sidebar];
  if (!entries.every(isEntry)) {
    throw new Error(
      `The sidebar ${name} has more than pages and categories. Teach bench:peers to read it.`,
    );
  }
  return entries;
}

function idsOf(entries: Entry[]): string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? [entry]
      : [...(entry.link ? [entry.link.id] : []), ...idsOf(entry.items)],
  );
}

/** Ids of the pages in all sidebars, in order, each once. */
export const orderOf = (sidebars: SidebarsConfig): string[] => [
  ...new Set(
    Object.entries(sidebars).flatMap(([name, sidebar]) => idsOf(entriesOf(sidebar, name))),
  ),
];

/** Entries without pages that aren't there, and without categories that are empty then. */
function only(known: Set<string>, entries: Entry[]): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    if (typeof entry === 'string') {
      return known.has(entry) ? [entry] : [];
    }
    const {link, ...category} = entry;
    const items = only(known, entry.items);
    const isLinked = link !== undefined && known.has(link.id);
    return items.length > 0 || isLinked ? [{...category, items, ...(isLinked ? {link} : {})}] : [];
  });
}

/** This site's sidebars with the pages that a peer has, for stock Docusaurus. */
export function stockSidebars(
  sidebars: SidebarsConfig,
  pages: PeerPage[],
): Record<string, Entry[]> {
  const known = new Set(pages.map(({id}) => id));
  return Object.fromEntries(
    Object.entries(sidebars)
      .map(([name, sidebar]) => [name, only(known, entriesOf(sidebar, name))] as const)
      .filter(([, entries]) => entries.length > 0),
  );
}

/**
 * The same pages in the same order for Starlight, whose site has a single sidebar: each of this
 * site's sidebars is a group of it. A category's own page comes first in its group.
 */
export function starlightSidebar(sidebars: SidebarsConfig, pages: PeerPage[]): StarlightEntry[] {
  const routes = new Map(pages.map(({id, route}) => [id, route]));
  const slugOf = (id: string): string => (routes.get(id) ?? '').replace(/^\/|\/$/g, '');
  const convert = (entry: Entry): StarlightEntry =>
    typeof entry === 'string'
      ? {slug: slugOf(entry)}
      : {
          label: entry.label,
          collapsed: entry.collapsed ?? true,
          items: [
            ...(entry.link ? [{slug: slugOf(entry.link.id)}] : []),
            ...entry.items.map(convert),
          ],
        };
  return Object.entries(stockSidebars(sidebars, pages)).map(([label, entries]) => ({
    label,
    collapsed: false,
    items: entries.map(convert),
  }));
}
