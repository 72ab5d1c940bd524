import {onceFromDocs, type DocsPage} from '../lib/docs-pages';

/** A page that documents an export. */
export type DocumentedPage = {
  /** Path from the site's folder, for example `docs/sequence.mdx`. */
  file: string;
  description: string;
};

/** Pages by what they document, for example `remotion#Sequence`. */
export type DocumentedPages = ReadonlyMap<string, DocumentedPage>;

/** Reads from front matters which page documents which export. */
export const readDocumentedPages = onceFromDocs(indexPages);

function indexPages(pages: DocsPage[]): DocumentedPages {
  return new Map(
    pages.flatMap(({file, frontMatter}) => {
      const {package: packageName, export: names, description} = frontMatter;
      const page = {file, description: typeof description === 'string' ? description : ''};
      return [names]
        .flat()
        .filter((name) => typeof name === 'string')
        .map((name): [string, DocumentedPage] => [`${String(packageName)}#${name}`, page]);
    }),
  );
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
