import {stringify} from 'yaml';
import type {BuiltPage} from '../built-pages';

/**
 * A page as a Markdown file: what it is in the front matter, then what it says.
 *
 * @param index address of the list of all pages, for who has only this one
 */
export function documentOf(
  {title, description, url}: Pick<BuiltPage, 'title' | 'description' | 'url'>,
  {version, index}: {version: string; index: string},
  markdown: string,
): string {
  const facts = {title, ...(description ? {description} : {}), url, version, index};
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n${markdown.trim()}\n`;
}
