import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the reference: which file it is and what it documents. */
export type DocsPage = {
  file: string;
  package: string | null;
  exports: string[];
  headings: string[];
};

const field = (frontMatter: string, name: string): string[] => {
  const line =
    new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t]+-.*)*)`, 'm').exec(frontMatter)?.[1] ?? '';
  return line
    .split(/[\n,[\]]/)
    .map((part) => part.replace(/^[\s-]*['"]?|['"]?\s*$/g, ''))
    .filter(Boolean);
};

/** Reads what a page documents from its front matter and headings. */
export function parseDocsPage(file: string, text: string): DocsPage {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return {
    file,
    package: field(frontMatter, 'package')[0] ?? null,
    exports: field(frontMatter, 'export'),
    headings: [...body.matchAll(/^#{1,6}\s+(.*)$/gm)].map(([, heading = '']) => heading),
  };
}

/** All pages below a folder; an empty list when there is none. */
export function readDocsPages(dir: string): DocsPage[] {
  if (!existsSync(dir)) {
    return [];
  }
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => parseDocsPage(file, readFileSync(path.join(dir, file), 'utf8')));
}

const mentions = (heading: string, name: string): boolean =>
  heading
    .split(/[^\w.$-]+/)
    .some((word) => word === name || word.replace(/^--/, '') === name.replace(/^--/, ''));

/**
 * The page that documents an export: by its front matter, else by a heading with its name on a
 * page of the same package.
 *
 * @param name export, option or flag
 */
export function findDocsPage(
  pages: DocsPage[],
  packageName: string,
  name: string,
): DocsPage | null {
  const ofPackage = pages.filter((page) => page.package === packageName);
  return (
    ofPackage.find((page) => page.exports.includes(name)) ??
    ofPackage.find((page) => page.headings.some((heading) => mentions(heading, name))) ??
    null
  );
}
