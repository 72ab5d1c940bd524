import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** A page below `docs/`. */
export type DocsPage = {
  /** Path from the site's folder, for example `docs/sequence.mdx`. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The Markdown below the front matter. */
  content: string;
};

/**
 * Looks something up in all pages below `docs/`, in the order of their names.
 *
 * @returns what `index` makes of the pages of a site; made once per process
 */
export function onceFromDocs<Index>(
  index: (pages: DocsPage[]) => Index,
): (siteDir: string) => Promise<Index> {
  const known = new Map<string, Promise<Index>>();
  return (siteDir) => {
    const made = known.get(siteDir) ?? readDocs(siteDir).then(index);
    known.set(siteDir, made);
    return made;
  };
}

function readDocs(siteDir: string): Promise<DocsPage[]> {
  const names = readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'});
  const files = names
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    // Docusaurus leaves files and folders that begin with _ to partials.
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(siteDir, file);
      const fileContent = readFileSync(filePath, 'utf8');
      return {file, ...(await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent}))};
    }),
  );
}
