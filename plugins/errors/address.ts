/** The page on which readers paste an error, below the base URL. */
export const ERRORS_PAGE = 'docs/troubleshooting/errors';

/** The whole index, for other programs. This address stays. */
export const INDEX_FILE = `${ERRORS_PAGE}.json`;

/** What a browser loads to find an entry: the index without its sentences. */
export const MESSAGES_FILE = `${ERRORS_PAGE}/messages.json`;

/** The sentences, in the order of the entries. */
export const FIXES_FILE = `${ERRORS_PAGE}/fixes.json`;

/** All messages of a package as Markdown. */
export const listFile = (packageName: string): string =>
  `${ERRORS_PAGE}/${packageName.replace('@remotion/', '')}.md`;
