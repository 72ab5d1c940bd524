/** A documentation site that publishes its pages as Markdown. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  /**
   * The text of a file, asked for once.
   *
   * @param path below the site's address, with a slash in front
   * @throws Error with a sentence for whoever asked
   */
  read: (path: string) => Promise<string>;
};

const TIMEOUT_MS = 30_000;

/**
 * @param url where the site is, such as `https://www.remotion.dev`
 * @throws Error with a sentence if that is no URL
 */
export function openSite(url: string): Site {
  if (!/^https?:\/\/[^\s/]+/.test(url)) {
    throw new Error(`"${url}" is no URL of a site. Write: --site https://www.remotion.dev`);
  }
  const origin = url.replace(/\/+$/, '');
  const known = new Map<string, Promise<string>>();
  return {
    origin,
    read(path) {
      const asked = known.get(path) ?? fetchText(path, origin);
      known.set(path, asked);
      // What failed may work the next time.
      asked.catch(() => known.delete(path));
      return asked;
    },
  };
}

async function fetchText(path: string, origin: string): Promise<string> {
  const response = await fetch(origin + path, {signal: AbortSignal.timeout(TIMEOUT_MS)}).catch(
    () => {
      throw new Error(
        `${origin} can't be reached. Check the connection, or start the server with another copy of the documentation: --site <URL>`,
      );
    },
  );
  // Some hosts answer for whatever they don't have with a page of theirs.
  const isMissing =
    response.status === 404 || response.headers.get('content-type')?.includes('text/html');
  if (isMissing && path.endsWith('.md')) {
    throw new Error(`There is no page ${pageOf(path)} at ${origin}. Search for it first.`);
  }
  if (isMissing) {
    throw new Error(
      `${origin} has no ${path}, so it's no copy of this documentation. Start the server with another one: --site <URL>`,
    );
  }
  if (!response.ok) {
    throw new Error(`${origin} answers with status ${response.status}. Try again later.`);
  }
  return response.text();
}

const pageOf = (path: string): string => path.replace(/(index)?\.md$/, '');

/**
 * Where the Markdown of a page is.
 *
 * @param page its URL or its path, with or without `.md`, a slash at the end, a query or an anchor
 * @throws Error for a page of another site
 */
export function markdownPathOf(page: string, {origin}: Site): string {
  const [address = ''] = page.trim().split(/[?#]/);
  const isUrl = /^https?:\/\//.test(address);
  const path = isUrl ? address.replace(/^https?:\/\/[^/]+/, '') : address;
  // Links in the published Markdown name the public site, whichever one is read.
  const folder = new URL(origin).pathname.replace(/\/$/, '');
  const below = folder && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
  const route = `/${below.replace(/^\/+|\/+$|\.md$/g, '')}`;
  if (isUrl && !/^https?:\/\/(www\.remotion\.dev|127\.0\.0\.1|localhost)(:|\/|$)/.test(address)) {
    const isOwn = address.startsWith(`${new URL(origin).origin}/`);
    if (!isOwn) {
      throw new Error(`${page} is a page of another site. Name one of ${origin}.`);
    }
  }
  return route === '/' ? '/index.md' : `${route}.md`;
}
