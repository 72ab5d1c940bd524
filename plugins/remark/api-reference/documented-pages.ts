import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** A page that documents an export. */
export type DocumentedPage = {
  /** Path from the site's folder, for example `docs/sequence.mdx`. */
  file: string;
  description: string;
};

/** Pages by what they document, for example `remotion#Sequence`. */
export type DocumentedPages = ReadonlyMap<string, DocumentedPage>;

/**
 * Reads from front matters which page documents which export.
 *
 * @param files path from the site's folder and content of each page
 */
export async function indexPages(
  files: Iterable<{file: string; content: string}>,
): Promise<DocumentedPages> {
  const pages = new Map<string, DocumentedPage>();
  for (const {file, content} of files) {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: content});
    const exports = [frontMatter.export].flat().filter((name) => typeof name === 'string');
    for (const name of exports) {
      pages.set(`${String(frontMatter.package)}#${name}`, {
        file,
        description: String(frontMatter.description ?? ''),
      });
    }
  }
  return pages;
}

const cache = new Map<string, Promise<DocumentedPages>>();

/** The pages below `docs/` of a site; read once per process. */
export function readDocumentedPages(siteDir: string): Promise<DocumentedPages> {
  const pages = cache.get(siteDir) ?? indexPages(docsFiles(siteDir));
  cache.set(siteDir, pages);
  return pages;
}

function* docsFiles(siteDir: string): Iterable<{file: string; content: string}> {
  const names = readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'});
  for (const name of names.map((found) => found.split(path.sep).join('/')).sort()) {
    // Docusaurus leaves files and folders that begin with _ to partials.
    if (/\.mdx?$/.test(name) && !/(^|\/)_/.test(name)) {
      yield {
        file: `docs/${name}`,
        content: readFileSync(path.join(siteDir, 'docs', name), 'utf8'),
      };
    }
  }
}

/**
 * Address of the page that documents an export, as a link that Docusaurus resolves to a permalink.
 *
 * @param from the page that links; the docs plugin resolves such links within `docs/` only
 * @returns `undefined` when no page documents it, or it is the linking page itself
 */
export function linkTo(
  documented: DocumentedPages,
  packageName: string,
  exportName: string,
  from: string,
): string | undefined {
  const page = documented.get(`${packageName}#${exportName}`);
  return page && page.file !== from && from.startsWith('docs/') ? `@site/${page.file}` : undefined;
}
