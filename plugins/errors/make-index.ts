import type {ErrorEntry, ErrorIndex, KnownError, PackageErrors} from './types';

/** What a troubleshooting page says about itself. */
export type SymptomPage = {route: string; description: string; symptoms: string[]};

/** What a check inside Remotion says, whatever it is. */
export const INTERNAL = {
  page: '/docs/get-help',
  fix: "This is a check inside Remotion that your code shouldn't reach. Give all packages the same version with `npx remotion versions`. If it stays, report it with the code that causes it.",
};

/** The name under which `src/data/errors/` keeps messages of npm, webpack, React, AWS and browsers. */
export const OTHER_SOFTWARE = 'other';

/**
 * Puts the index together: what packages say, and what pages say about themselves.
 *
 * @param errors by package, or `other`
 * @param titleOf the title of a page by its route
 * @throws Error that names an entry whose page doesn't exist
 */
export function makeErrorIndex(
  errors: Map<string, PackageErrors>,
  pages: SymptomPage[],
  titleOf: (route: string) => string | undefined,
  version: string,
): ErrorIndex {
  const entries = new Map<string, ErrorEntry>();
  const add = ({messages, page, fix}: KnownError, packageName: string | null): void => {
    const title = titleOf(page);
    if (title === undefined) {
      throw new Error(
        `src/data/errors names the page ${page} for "${messages[0]}", and there is no such page. Write the route of one that helps.`,
      );
    }
    const entry = entries.get(page + fix) ?? {messages: [], page, title, fix, packages: []};
    entry.messages = [...new Set([...entry.messages, ...messages])];
    entry.packages = [...new Set([...entry.packages, ...(packageName ? [packageName] : [])])];
    entries.set(page + fix, entry);
  };
  for (const {route, description, symptoms} of pages) {
    add({messages: symptoms, page: route, fix: description}, null);
  }
  for (const [name, {known, internal = []}] of errors) {
    known.forEach((each) => add(each, name === OTHER_SOFTWARE ? null : name));
    if (internal.length > 0) {
      add({messages: internal, ...INTERNAL}, name);
    }
  }
  const sorted = [...entries.values()].sort((a, b) => (a.page < b.page ? -1 : 1));
  return {version, entries: sorted};
}
