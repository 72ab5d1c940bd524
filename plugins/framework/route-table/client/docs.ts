import globalData from '@generated/globalData';
import type {Page} from './table';

type Doc = {id: string; path: string; sidebar?: unknown};
type DocsData = {versions: {path: string; docs: Doc[]}[]};

const versions = Object.values(
  (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsData>,
).flatMap((instance) => instance.versions);

/**
 * Adds a page to the list of docs, if it is one. Links of the navigation to a sidebar look for the
 * page on screen there, to say whether it is theirs.
 */
export function rememberDoc({path, kind: {attributes}}: Page): void {
  const version = versions.find((each) => path.startsWith(`${each.path}/`));
  if (version) {
    const {sidebar} = attributes;
    const id = path.slice(version.path.length + 1).replace(/(^|\/)$/, '$1index');
    version.docs.push({id, path, ...(sidebar ? {sidebar} : {})});
  }
}
