/*
 * The framework gives every page of the docs the titles and descriptions of all of them and all
 * sidebars, and every page of the site the list of all docs.
 */

/** Props of the route of a version, in parts that this site cares about. */
export type VersionProps = {
  version: {docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, unknown>};
};

/** Data of all plugins, by the instances of each. */
export type GlobalData = Record<string, Record<string, unknown>> & {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: {docs: unknown[]}[]}>;
};

export const isVersionProps = (props: unknown): props is VersionProps =>
  typeof props === 'object' &&
  props !== null &&
  'version' in props &&
  typeof props.version === 'object' &&
  props.version !== null &&
  'docsSidebars' in props.version;

/** A version without what its pages say about each other: nothing here shows it. */
export const withoutDocs = ({version, ...props}: VersionProps): VersionProps => ({
  ...props,
  version: {...version, docs: {}},
});

/** A version without sidebars. Each page brings its own. */
export const withoutSidebars = ({version, ...props}: VersionProps): VersionProps => ({
  ...props,
  version: {...version, docsSidebars: {}},
});

type SidebarItem = {docId?: string; unlisted?: boolean; items?: SidebarItem[]};

/** An entry of a sidebar without what only the list of docs would explain, and what goes without saying. */
export function leanItem({docId, unlisted, items, ...item}: SidebarItem): SidebarItem {
  return {
    ...item,
    // From 3.10 on, breadcrumbs name a page only if it has the id of a doc. Any id will do.
    ...(docId ? {docId: '1'} : {}),
    ...(unlisted ? {unlisted} : {}),
    ...(items ? {items: items.map(leanItem)} : {}),
  };
}

/** The module that adds one sidebar to its version. It is loaded with the pages that show it. */
export const sidebarCode = (versionModule: string, name: string, items: SidebarItem[]): string =>
  [
    `import props from ${JSON.stringify(versionModule)};`,
    `props.version.docsSidebars[${JSON.stringify(name)}] = ${JSON.stringify(items.map(leanItem))};`,
    'export default true;',
    '',
  ].join('\n');

/** Data of all plugins without the list of docs. Browsers add a page when they come to it. */
export function withoutDocsList(data: GlobalData): GlobalData {
  const {['docusaurus-plugin-content-docs']: docs = {}, ...others} = data;
  const instances = Object.entries(docs).map(([id, instance]) => {
    const versions = instance.versions.map((version) => ({...version, docs: []}));
    return [id, {...instance, versions}] as const;
  });
  return {...others, 'docusaurus-plugin-content-docs': Object.fromEntries(instances)};
}

type NavbarItem = {type?: string; items?: NavbarItem[]};

const NEEDS_DOCS = ['doc', 'docsVersion', 'docsVersionDropdown'];

/** Types of items of the navigation that need the whole list of docs, and so have no place here. */
export const itemTypesThatNeedDocs = (items: NavbarItem[]): string[] =>
  items.flatMap(({type = '', items: below = []}) => [
    ...(NEEDS_DOCS.includes(type) ? [type] : []),
    ...itemTypesThatNeedDocs(below),
  ]);
