import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {frontMatterText, scanMarkdown} from '../../content/markdown';
import {docId, docRoute} from '../../content/routes';
import {isPartial, readMarkdown} from '../../content/project';
import {markdownPath} from '../../../plugins/published/markdown/address';

/** A page that the peers publish too. */
export type PeerPage = {
  /** Its path on all sites: `/docs/spring`. */
  route: string;
  /** Its name in a sidebar, with that of its file: `spring`. */
  id: string;
  title: string;
  description: string;
  /** CommonMark without the heading of the page. */
  body: string;
};

/** The home page, whose id no sidebar has. */
export const HOME_ID = '/';

/**
 * Reads a page from the Markdown that the build publishes.
 *
 * @param document front matter with `title`, `description` and `url`, then the text
 * @throws Error when there is no front matter
 */
export function pageOf(id: string, document: string): PeerPage {
  const page = scanMarkdown(id, document);
  if (page.frontMatter.data === null) {
    throw new Error(`The Markdown of "${id}" has no front matter.`);
  }
  return {
    route: new URL(frontMatterText(page, 'url')).pathname,
    id,
    title: frontMatterText(page, 'title'),
    description: frontMatterText(page, 'description'),
    body: document
      .replace(/^---\n[^]*?\n---\n/, '')
      .trim()
      .replace(/^# .*\n+/, ''),
  };
}

/**
 * The pages with links between each other that stay on whatever site they are on. What the peers
 * don't have, such as posts and templates, is still linked where it is published.
 *
 * @param origin of the published site, without a slash at its end
 */
export function linkedLocally(pages: PeerPage[], origin: string): PeerPage[] {
  const routes = new Set(pages.map(({route}) => route));
  return pages.map((page) => ({
    ...page,
    body: page.body.replace(
      /(\]\(<?)(https?:\/\/[^\s()<>]+)/g,
      (link, start: string, target: string) => {
        const url = new URL(target);
        return url.origin === origin && routes.has(url.pathname)
          ? start + url.pathname + url.hash
          : link;
      },
    ),
  }));
}

/** Ids of the docs by their routes. */
function idsByRoute(): Map<string, string> {
  const files = readMarkdown(['docs']).filter(({file}) => !isPartial(file));
  return new Map(files.map((file) => [docRoute(file), docId(file)]));
}

/**
 * Reads the docs and the home page from a build of this site. Its posts, which Starlight has no
 * place for, are left out for every peer.
 *
 * @param build folder of the build
 * @param order ids of the docs in the order of the sidebars; the others follow
 * @param most number of docs
 * @throws Error that says what to run without a build
 */
export function readPages(build: string, order: string[], most: number): PeerPage[] {
  if (!existsSync(join(build, 'index.md'))) {
    throw new Error('There is no build to take the Markdown from. Run: npm run build');
  }
  const ids = idsByRoute();
  // Other Markdown in the folder is what readers download.
  const isPage = (file: string): boolean => {
    const route = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`;
    return ids.has(route) || ids.has(`${route}/`);
  };
  const read = (id: string, path: string): PeerPage =>
    pageOf(id, readFileSync(join(build, path), 'utf8'));
  const placeOf = new Map(order.map((id, place) => [id, place]));
  const files = [
    markdownPath('/docs/'),
    ...readdirSync(join(build, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('docs', file))
      .filter(isPage),
  ];
  const docs = files
    .map((file) => read('', file))
    .flatMap((page) => {
      const id = ids.get(page.route);
      return id === undefined ? [] : [{...page, id}];
    })
    .sort((a, b) => (placeOf.get(a.id) ?? Infinity) - (placeOf.get(b.id) ?? Infinity) || 0)
    .slice(0, most);
  const home = read(HOME_ID, markdownPath('/'));
  return linkedLocally([home, ...docs], siteOf(build));
}

/** Origin that the build is published at. */
function siteOf(build: string): string {
  const home = readFileSync(join(build, markdownPath('/')), 'utf8');
  return new URL(frontMatterText(scanMarkdown('index.md', home), 'url')).origin;
}
