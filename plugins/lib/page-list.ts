import {posix} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** What the site's content plugins know about a page. */
export type PageInfo = {
  /** Route, with the base URL. */
  permalink: string;
  title: string;
  description: string;
  /** Label of the closest sidebar category; empty if there is none. */
  category: string;
  kind: string;
  names: string[];
  /** The exports that it documents, the main one first: `remotion#spring`. */
  symbols?: string[];
  /** What readers ask before they know the title: front matter `asked` and `symptom`. */
  asked?: string[];
  /** Messages that lead to it: front matter `symptom`. */
  symptoms?: string[];
  /** Its Markdown file, with Docusaurus's `@site` in front. */
  source: string | null;
  /** Lists show what other pages say: only their title is searched. */
  isList: boolean;
};

/** What a local plugin's content says about the pages that it makes. */
export type ListedPages = {
  pages: {permalink: string; title: string; description?: string; isList?: boolean}[];
};

/** What the list of a blog says. It stands with the list until 3.9, and with the blog from 3.10. */
type ListTexts = {blogTitle: string; blogDescription: string};
type AnyBlogContent = Pick<BlogContent, 'blogPosts' | 'blogTagsListPath'> &
  (ListTexts | {blogListPaginated: {metadata: ListTexts}[]});

type FrontMatter = Record<string, unknown>;

/** Front matter whose value names the thing that the page is about. */
const NAMING_FIELDS = ['export', 'command', 'keywords'];

/** Local plugins whose content lists their pages. */
const LISTING_PLUGINS = ['experts', 'templates', 'course'];

/** Lists the pages of all content plugins, without drafts and unlisted ones. */
export function describePages(allContent: AllContent): PageInfo[] {
  return [
    ...contentsOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(docs),
    ...contentsOf<AnyBlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(posts),
    ...contentsOf<PagesContent | null>(allContent, 'docusaurus-plugin-content-pages').flatMap(
      pages,
    ),
    ...LISTING_PLUGINS.flatMap((name) => contentsOf<ListedPages>(allContent, name)).flatMap(listed),
  ];
}

/** The pages of the docs as their plugin knows them, with their front matter. */
export const loadedDocs = (allContent: AllContent): LoadedDoc[] =>
  contentsOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs: loaded}) => loaded);

function contentsOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}) as Content[];
}

function docs({loadedVersions}: DocsContent): PageInfo[] {
  return loadedVersions.flatMap(({docs: loaded, sidebars}) => {
    const categories = new Map<string, string>();
    Object.values(sidebars).forEach((items) => readSidebar(items, '', categories));
    return loaded
      .filter(({unlisted, draft}) => !unlisted && !draft)
      .map(({id, permalink, title, description, frontMatter, source}) => {
        const own = frontMatter as FrontMatter;
        return {
          permalink,
          title,
          description,
          category: categories.get(id) ?? '',
          kind: text(own.kind) || 'guide',
          names: namesIn(own),
          symbols: symbolsIn(own),
          asked: textsIn(own, ['asked', 'symptom']),
          symptoms: textsIn(own, ['symptom']),
          source,
          isList: false,
        };
      });
  });
}

type LoadedDoc = DocsContent['loadedVersions'][number]['docs'][number];

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

function readSidebar(items: SidebarItem[], category: string, categories: Map<string, string>) {
  for (const item of items) {
    if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        categories.set(item.link.id, item.label);
      }
      readSidebar(item.items, item.label, categories);
    } else if (item.type === 'doc' && category && !categories.has(item.id)) {
      categories.set(item.id, category);
    }
  }
}

function posts(content: AnyBlogContent): PageInfo[] {
  const list = 'blogListPaginated' in content ? content.blogListPaginated[0]?.metadata : content;
  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  return [
    ...(list && listed.length > 0
      ? [
          {
            permalink: posix.dirname(content.blogTagsListPath),
            title: list.blogTitle,
            description: list.blogDescription,
            category: '',
            kind: 'list',
            names: [],
            source: null,
            isList: true,
          },
        ]
      : []),
    ...listed.map(({metadata: {permalink, title, description, frontMatter, source}}) => ({
      permalink,
      title,
      description,
      category: '',
      kind: 'post',
      names: namesIn(frontMatter),
      source,
      isList: false,
    })),
  ];
}

function pages(content: PagesContent | null): PageInfo[] {
  return (content ?? [])
    .filter((page) => page.type === 'jsx' || !page.unlisted)
    .map((page) => ({
      permalink: page.permalink,
      title: (page.type === 'mdx' && page.title) || '',
      description: (page.type === 'mdx' && page.description) || '',
      category: '',
      kind: 'page',
      names: page.type === 'mdx' ? namesIn(page.frontMatter) : [],
      source: page.type === 'mdx' ? page.source : null,
      isList: false,
    }));
}

function listed(content: ListedPages): PageInfo[] {
  return content.pages.map(({permalink, title, description = '', isList = false}) => ({
    permalink,
    title,
    description,
    category: '',
    kind: isList ? 'list' : 'page',
    names: [],
    source: null,
    isList,
  }));
}

function namesIn(frontMatter: FrontMatter): string[] {
  return textsIn(frontMatter, NAMING_FIELDS);
}

const symbolsIn = (frontMatter: FrontMatter): string[] => {
  const [specifier] = textsIn(frontMatter, ['package']);
  return specifier ? textsIn(frontMatter, ['export']).map((name) => `${specifier}#${name}`) : [];
};

/** The texts of several fields, each of which holds one or a list of them. */
function textsIn(frontMatter: FrontMatter, fields: string[]): string[] {
  return fields
    .flatMap((field) => frontMatter[field])
    .map(text)
    .filter(Boolean);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
