/** Messages with one cause and one fix. */
export type KnownError = {
  /** Templates: `…` stands for what differs from case to case. */
  messages: string[];
  /** Route of the page that helps, below the base URL. */
  page: string;
  /** Cause and fix, in one to three sentences, as Markdown. */
  fix: string;
};

/** What `src/data/errors/` says about the messages of one package. */
export type PackageErrors = {
  known: KnownError[];
  /** Checks that no code of a user should reach. They share one fix. */
  internal?: string[];
};

/** One entry of the published index. */
export type ErrorEntry = KnownError & {
  /** The packages that say it. Empty for messages of other software. */
  packages: string[];
  /** Title of the page. */
  title: string;
};

/** What `errors.json` holds, for other programs. */
export type ErrorIndex = {
  /** The documented version, whose messages these are. */
  version: string;
  entries: ErrorEntry[];
};

/** What the browser needs to find an entry. */
export type FindableEntry = Pick<ErrorEntry, 'messages' | 'page' | 'title'>;
