import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the HTML of a page loads at once: addresses below the folder of the build. */
export type FirstLoad = {html: string; scripts: string[]; styles: string[]; fonts: string[]};

const LINK = /<(script|link)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)[^>]*>/g;

/**
 * Reads from a page's HTML what the browser loads before anyone does anything.
 *
 * @param folder of the build, with the base URL `/`
 * @param page path of the page: `/docs/spring`
 * @throws an error that says what to run if the page is not there
 */
export function firstLoadOf(folder: string, page: string): FirstLoad {
  const file = join(page, 'index.html');
  if (!existsSync(join(folder, file))) {
    throw new Error(`There is no page ${page} in ${folder}. Run: npm run build`);
  }
  const urls = [...readFileSync(join(folder, file), 'utf8').matchAll(LINK)]
    .map(([, , url = '']) => url)
    .filter((url) => url.startsWith('/assets/'));
  const urlsWith = (end: string): string[] => [...new Set(urls.filter((url) => url.endsWith(end)))];
  return {
    html: file,
    scripts: urlsWith('.js'),
    styles: urlsWith('.css'),
    fonts: urlsWith('.woff2'),
  };
}
