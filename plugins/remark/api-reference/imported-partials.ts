import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Page} from './page';
import {findNodes, isTag, type TagNode} from '../lib/tree';

/** A Markdown file that a page imports and shows with a tag. */
export type ImportedPartial = {
  /** The first tag that shows it. */
  tag: TagNode;
  /** Path from the site's folder. */
  file: string;
  root: Root;
};

const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/gm;

/** The partials that a page, or a partial, shows. Each is parsed, and its tags are as written. */
export function importedPartials({root, file}: Pick<Page, 'root' | 'file'>, page: Page) {
  const tags = findNodes(root, isTag).map(({node}) => node);
  return importsOf(root).flatMap(({name, source}): ImportedPartial[] => {
    const tag = tags.find((each) => each.name === name);
    const partial = resolve(file, source);
    const absolute = path.join(page.siteDir, partial);
    return tag && existsSync(absolute)
      ? [{tag, file: partial, root: page.parse(readFileSync(absolute, 'utf8'), partial)}]
      : [];
  });
}

/** The names under which a page imports Markdown files, with the paths as it writes them. */
export const importsOf = ({children}: Pick<Root, 'children'>): {name: string; source: string}[] =>
  children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(IMPORT)].map(([, name = '', source = '']) => ({name, source}))
      : [],
  );

/** `@site/docs/_options/crf.mdx`, or a path from the importing file, as a path from the site. */
const resolve = (from: string, source: string): string =>
  source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), source);

/** Whether Docusaurus leaves a file to the pages that import it: one leading `_`. */
export const isPartial = (file: string): boolean =>
  file.split('/').some((segment) => /^_(?!_)/.test(segment));
